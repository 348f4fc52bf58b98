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
  'subcategory',
  'amount',
  'status',
  'dueDate',
  'member',
  'event',
  'method',
  'account',
  'notes',
  'voucher',
  'purpose',
] as const

interface CsvSource {
  t: TFunction<'finances'>
  money: Money
  nameOf: (id: string) => string | undefined
  eventNameOf: (id: string) => string | undefined
  /** Account name by id; without id, of the first account. Undefined: there is only one account, and the file has no such column. */
  accountNameOf?: ((id: string | undefined) => string) | undefined
  /** Undefined: the group has no subcategories. */
  subcategoryNameOf?: ((id: string | undefined) => string) | undefined
  /** Undefined: the group has no purposes. */
  purposeNameOf?: ((id: string | undefined) => string) | undefined
  /** Voucher numbers by entry; undefined: the file has no such column. */
  vouchers?: ReadonlyMap<string, string>
  language: string
}

/** One row per entry; amounts are signed numbers, so that a column can be summed; dates YYYY-MM-DD. */
export function financeCsv(finances: readonly Finance[], source: CsvSource): string {
  const { t, money, nameOf, eventNameOf, accountNameOf, subcategoryNameOf, purposeNameOf } = source
  const { vouchers = new Map<string, string>(), language } = source
  const rows = finances.map((finance) => [
    finance.date,
    finance.description,
    t(`kinds.${finance.kind}`),
    t(`categories.${finance.category}`),
    ...(subcategoryNameOf ? [subcategoryNameOf(finance.subcategoryId)] : []),
    { number: money.decimal(signedAmount(finance)) },
    t(`statuses.${finance.status}`),
    finance.dueDate,
    finance.memberId && (nameOf(finance.memberId) ?? t('member.gone')),
    finance.eventId && (eventNameOf(finance.eventId) ?? t('event.gone')),
    finance.method && t(`methods.${finance.method}`),
    ...(accountNameOf ? [accountNameOf(finance.accountId)] : []),
    finance.notes,
    ...(vouchers.size > 0 ? [vouchers.get(finance.id)] : []),
    ...(purposeNameOf ? [purposeNameOf(finance.purposeId)] : []),
  ])
  const isShown: Partial<Record<(typeof columns)[number], boolean>> = {
    account: accountNameOf !== undefined,
    subcategory: subcategoryNameOf !== undefined,
    voucher: vouchers.size > 0,
    purpose: purposeNameOf !== undefined,
  }
  const shown = columns.filter((column) => isShown[column] ?? true)
  const fields = shown.map((column) => t(`fields.${column}`))
  return csvText(fields, rows, language)
}
