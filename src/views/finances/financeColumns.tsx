import type { TFunction } from 'i18next'
import type { Finance } from '@contract/finances'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { FinanceStatusMark } from './FinanceStatusMark'
import type { Reversals } from './useReversals'
import { signedAmount } from './signedAmount'

/** Narrow enough that the shares below decide, at any width of the table. */
const MIN_WIDTH = '5rem'
/** What is never cut: a day, and tens of millions with their sign. */
const DAY_WIDTH = '6.75rem'
const AMOUNT_WIDTH = '9.5rem'

export interface ColumnSource {
  t: TFunction<'finances'>
  format: Format
  money: Money
  today: string
  nameOf: (id: string) => string | undefined
  reversals: Reversals
}

/** The first column is the row's link. `grow` is a column's share of the width. */
export function financeColumns({ t, format, money, today, nameOf, reversals }: ColumnSource): Column<Finance>[] {
  const columns: Column<Finance>[] = [
    {
      id: 'description',
      label: t('fields.description'),
      grow: 2.9,
      cell: ({ description }) => <span>{description}</span>,
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
      stacked: 'hidden',
      cell: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'member',
      label: t('fields.member'),
      grow: 1.35,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ memberId }) => memberId && (nameOf(memberId) ?? '–'),
    },
    {
      id: 'status',
      label: t('fields.status'),
      grow: 1.05,
      stacked: 'beside',
      cell: (finance) => <FinanceStatusMark finance={finance} today={today} mark={reversals.markOf(finance)} />,
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
      minWidth: AMOUNT_WIDTH,
      align: 'end',
      stacked: 'end',
      cell: (finance) => money.format(signedAmount(finance)),
    },
  ]
  return columns.map((column) => ({ minWidth: MIN_WIDTH, ...column, isSortable: column.id !== 'member' }))
}
