import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { selectBankLines } from '@/redux/entryFacts'
import { useAppSelector } from '@/redux/hooks'

interface DonationReceiptNoteProps {
  finance: Finance
  isReversed?: boolean
}

/** For an entry with a donation receipt: that it stands, or that it is wrong by now. */
export function DonationReceiptNote({ finance, isReversed = false }: DonationReceiptNoteProps) {
  const { t } = useTranslation('donations')
  const { donationReceipt: receipt, givenBack = 0 } = useAppSelector(selectBankLines)[finance.id] ?? {}
  if (receipt === undefined) return null
  const { year, date, amount } = receipt
  const isRight =
    finance.status === 'paid' && finance.date === date && finance.amount === amount && givenBack === 0 && !isReversed
  const number = donationReceiptNumber(receipt)
  return (
    <div className="finance-closed">
      <FormAlert {...(isRight && { tone: 'info' as const })}>
        {isRight ? t('entry.stands', { number }) : t('entry.wrong', { number })}{' '}
        <Link to={`${paths.donations}?year=${year}`}>{t('entry.open')}</Link>
      </FormAlert>
    </div>
  )
}
