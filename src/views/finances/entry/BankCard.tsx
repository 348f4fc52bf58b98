import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { useAppSelector } from '@/redux/hooks'
import { selectBankLines } from '@/redux/entryFacts'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { BankLineFacts } from '@/views/finances/bankLines/BankLineFacts'
import { partLink } from '@/views/finances/bankLines/partLink'

/** The bank's data of the payment, as in its file; renders nothing if the entry has no bank line. */
export function BankCard({ id }: { id: string }) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const format = useFormat()
  const { bank = [], bookings } = useAppSelector(selectBankLines)[id] ?? {}
  if (bank.length === 0) return null
  return (
    <Card tag="section">
      <h2>{t('bank.title')}</h2>
      <div className="bank-lines">
        {bank.map((line) => (
          <BankLineFacts
            key={`${line.fileName} ${line.date} ${line.fileLine} ${line.amount}`}
            line={line}
            bookings={bookings}
            ownId={id}
            linkOf={partLink}
            format={format}
            money={money}
          />
        ))}
      </div>
    </Card>
  )
}
