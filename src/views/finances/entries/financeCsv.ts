import type { TFunction } from 'i18next'
import type { Finance } from '@contract/finances'
import { csvText } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

const columns = [
  'date',
  'description',
  'kind',
  'category',
  'amount',
  'status',
  'dueDate',
  'member',
  'event',
  'method',
  'notes',
] as const

interface CsvSource {
  t: TFunction<'finances'>
  money: Money
  nameOf: (id: string) => string | undefined
  eventNameOf: (id: string) => string | undefined
  language: string
}

/** One row an entry; the amount is a number with its sign, so that a column can be summed; dates as YYYY-MM-DD. */
export function financeCsv(
  finances: readonly Finance[],
  { t, money, nameOf, eventNameOf, language }: CsvSource,
): string {
  const rows = finances.map((finance) => [
    finance.date,
    finance.description,
    t(`kinds.${finance.kind}`),
    t(`categories.${finance.category}`),
    { number: money.decimal(signedAmount(finance)) },
    t(`statuses.${finance.status}`),
    finance.dueDate,
    finance.memberId && (nameOf(finance.memberId) ?? t('member.gone')),
    finance.eventId && (eventNameOf(finance.eventId) ?? t('event.gone')),
    finance.method && t(`methods.${finance.method}`),
    finance.notes,
  ])
  const fields = columns.map((column) => t(`fields.${column}`))
  return csvText(fields, rows, language)
}
