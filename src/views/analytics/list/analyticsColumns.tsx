import type { TFunction } from 'i18next'
import type { AnalyticsRow } from '@contract/analytics'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import { categoryStyles } from '@/configs/categoryStyles'
import type { EventWhen } from '@/i18n/eventWhen'
import { PresentCount, AttendanceRate } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import type { Figures } from '@/views/analytics/figures/useFigures'

/** Narrow enough that the shares below decide, at any width of the table. */
const MIN_WIDTH = '4rem'

interface ColumnSource {
  t: TFunction<['analytics', 'events']>
  figures: Figures
  when: EventWhen
}

/** The first column is the row's link. `grow` is a column's share of the width. */
export function analyticsColumns({ t, figures, when }: ColumnSource): Column<AnalyticsRow>[] {
  const { count, money } = figures
  const amount = (id: 'income' | 'expense' | 'net', value: (row: AnalyticsRow) => number): Column<AnalyticsRow> => ({
    id,
    label: t('fields.unit', { name: t(`fields.${id}`), currency: money.symbol }),
    minWidth: '7.75rem',
    align: 'end',
    stacked: 'hidden',
    cell: (row) => money.text(value(row)),
  })
  const columns: Column<AnalyticsRow>[] = [
    {
      id: 'title',
      label: t('fields.title'),
      grow: 4,
      minWidth: '7rem',
      wraps: true,
      cell: ({ title }) => <span>{title}</span>,
    },
    {
      id: 'start',
      label: t('fields.start'),
      minWidth: '9.5rem',
      cell: (row) => <span className="tabular">{when.date(row)}</span>,
    },
    {
      id: 'calendar',
      label: t('events:category'),
      minWidth: '7rem',
      stacked: 'beside',
      cell: ({ calendar }) => <StatusLabel {...categoryStyles[calendar]} label={t(`events:categories.${calendar}`)} />,
    },
    {
      id: 'attendanceRate',
      label: t('fields.attendanceRate'),
      minWidth: '5.75rem',
      align: 'end',
      stacked: 'end',
      cell: (row) => <AttendanceRate of={row} />,
    },
    {
      id: 'present',
      label: t('fields.present'),
      minWidth: '6rem',
      align: 'end',
      stacked: 'hidden',
      cell: (row) => <PresentCount of={row} isBrief />,
    },
    {
      id: 'audience',
      label: t('fields.audience'),
      grow: 1,
      minWidth: '5.25rem',
      align: 'end',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ audience }) => (
        <Figure missing={t('missing.audience')}>{audience === null ? null : count(audience)}</Figure>
      ),
    },
    amount('income', ({ income }) => income),
    amount('expense', ({ expense }) => -expense),
    {
      ...amount('net', ({ net }) => net),
      cell: ({ net, planned }) => (
        <span className="analytics-net">
          {money.text(net)}
          {planned && (
            <small className="muted">
              {t('list.planned', { amount: money.text(planned.income - planned.expense) })}
            </small>
          )}
        </span>
      ),
    },
  ]
  return columns.map((column) => ({ minWidth: MIN_WIDTH, ...column, isSortable: true }))
}
