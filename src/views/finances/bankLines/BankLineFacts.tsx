import { useTranslation } from 'react-i18next'
import type { BankBooking, KeptLine } from '@contract/keptLines'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import type { BankSayings } from './bankSayings'
import { BookingParts } from './BookingParts'
import './bankLines.scss'

interface BankLineFactsProps extends BankSayings {
  line: KeptLine
  /** The bookings in the same response. */
  bookings: readonly BankBooking[] | undefined
  /** The values shown beside it already. */
  told?: Pick<KeptLine, 'date' | 'amount'> | undefined
}

/** All stored facts of a bank line, without absent ones. */
export function BankLineFacts({ line, bookings = [], told, ...sayings }: BankLineFactsProps) {
  const { t } = useTranslation('finances')
  const { format, money } = sayings
  const { description, counterparty, accountEnd, reference, bankId, statement, fileLine, fileName } = line
  const from = [
    fileName,
    statement && t('bank.statementNumber', { number: statement }),
    fileLine !== undefined && t('bank.line', { line: format.count(fileLine) }),
  ].filter(Boolean)
  const booking = bookings.find(({ key }) => key === line.booking)
  const said = [
    { term: t('bank.day'), value: line.date === told?.date ? undefined : format.date(line.date) },
    { term: t('bank.amount'), value: line.amount === told?.amount ? undefined : money.format(line.amount) },
    { term: t('bank.payer'), value: counterparty },
    { term: t('bank.account'), value: accountEnd && t('bank.ends', { end: accountEnd }) },
    { term: t('bank.text'), value: description },
    { term: t('bank.reference'), value: reference },
    { term: t('bank.id'), value: bankId },
    { term: t('bank.from'), value: from.join(' · ') },
  ]
  return (
    <div>
      <DefinitionList items={said.filter(({ value }) => value !== undefined)} />
      {booking && <BookingParts booking={booking} {...sayings} />}
    </div>
  )
}
