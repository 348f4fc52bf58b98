import type { TFunction } from 'i18next'
import type { Finance } from '@contract/finances'
import type { MemberName } from '@contract/names'
import { Badge } from '@/@core/components/page/Badge'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { FinanceStatusLabel } from '@/views/finances/ledger/FinanceStatusLabel'
import type { Reversals } from '@/views/finances/ledger/useReversals'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

/** Narrow enough that the shares below decide, at any width of the table. */
const MIN_WIDTH = '5rem'
/** The longest single word of one, in either language. */
const CATEGORY_WIDTH = '7.375rem'
/** What is never cut: a day and a status. */
const DAY_WIDTH = '7.25rem'
const STATUS_WIDTH = '7.75rem'

/** The column of amounts is as wide as the longest that is shown, with its sign, so that the descriptions have the rest. */
function amountWidth(longest: string): string {
  if (longest.length <= 13) return '7.75rem'
  return longest.length <= 18 ? '9.5rem' : '12rem'
}

export interface ColumnSource {
  t: TFunction<'finances'>
  format: Format
  money: Money
  today: string
  memberOf: (id: string) => MemberName | undefined
  reversals: Reversals
  /** Of the rows that are shown. */
  largestAmount: number
}

/** The first column is the row's link. `grow` is a column's share of the width. */
export function financeColumns({
  t,
  format,
  money,
  today,
  memberOf,
  reversals,
  largestAmount,
}: ColumnSource): Column<Finance>[] {
  const columns: Column<Finance>[] = [
    {
      id: 'description',
      label: t('fields.description'),
      grow: 2.9,
      wraps: true,
      cell: ({ description, category, memberId }) => (
        <span className="entry-title">
          <span className="entry-name">{description}</span>
          <span className="entry-below">
            {t(`categories.${category}`)}
            {memberId && ` · ${memberOf(memberId)?.name ?? '–'}`}
          </span>
        </span>
      ),
    },
    {
      id: 'date',
      label: t('fields.date'),
      grow: 1,
      minWidth: DAY_WIDTH,
      cell: ({ date }) => <span className="tabular">{format.briefDate(date)}</span>,
    },
    {
      id: 'category',
      label: t('fields.category'),
      grow: 1.55,
      minWidth: CATEGORY_WIDTH,
      wraps: true,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'member',
      label: t('fields.member'),
      grow: 1.35,
      wraps: true,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ memberId }) => {
        const member = memberId === undefined ? undefined : memberOf(memberId)
        if (!member?.removed) return memberId && (member?.name ?? '–')
        return (
          <>
            {member.name} <Badge>{t('member.removed')}</Badge>
          </>
        )
      },
    },
    {
      id: 'status',
      label: t('fields.status'),
      grow: 1.05,
      minWidth: STATUS_WIDTH,
      stacked: 'beside',
      cell: (finance) => (
        <FinanceStatusLabel finance={finance} today={today} reversalStatus={reversals.reversalStatusOf(finance)} />
      ),
    },
    {
      id: 'dueDate',
      label: t('fields.dueDate'),
      grow: 1,
      minWidth: DAY_WIDTH,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ dueDate }) => dueDate && <span className="tabular">{format.briefDate(dueDate)}</span>,
    },
    {
      id: 'amount',
      label: t('fields.amount'),
      grow: 1.25,
      minWidth: amountWidth(money.format(-largestAmount)),
      align: 'end',
      stacked: 'end',
      cell: (finance) => money.format(signedAmount(finance)),
    },
  ]
  return columns.map((column) => ({ minWidth: MIN_WIDTH, ...column, isSortable: column.id !== 'member' }))
}
