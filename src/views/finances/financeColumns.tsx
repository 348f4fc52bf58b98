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
      grow: 2.6,
      cell: ({ description }) => <span>{description}</span>,
    },
    {
      id: 'date',
      label: t('fields.date'),
      grow: 1,
      cell: ({ date }) => <span className="tabular">{format.briefDate(date)}</span>,
    },
    {
      id: 'category',
      label: t('fields.category'),
      grow: 1.45,
      stacked: 'hidden',
      cell: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'member',
      label: t('fields.member'),
      grow: 1.5,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ memberId }) => memberId && (nameOf(memberId) ?? '–'),
    },
    {
      id: 'status',
      label: t('fields.status'),
      grow: 1,
      stacked: 'beside',
      cell: (finance) => <FinanceStatusMark finance={finance} today={today} mark={reversals.markOf(finance)} />,
    },
    {
      id: 'dueDate',
      label: t('fields.dueDate'),
      grow: 1,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ dueDate }) => dueDate && <span className="tabular">{format.briefDate(dueDate)}</span>,
    },
    {
      id: 'amount',
      label: t('fields.amount'),
      grow: 1.3,
      align: 'end',
      stacked: 'end',
      cell: (finance) => money.format(signedAmount(finance)),
    },
  ]
  return columns.map((column) => ({ ...column, isSortable: column.id !== 'member', minWidth: MIN_WIDTH }))
}
