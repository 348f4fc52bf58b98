import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { analyticsSortColumns, type AnalyticsRow } from '@contract/analytics'
import { ListTable } from '@/@core/components/table/ListTable'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { paths } from '@/configs/paths'
import { analyticsColumns } from './analyticsColumns'
import type { AnalyticsQuery } from '@/views/analytics/query/analyticsQuery'
import type { QueryChange } from '@/views/analytics/query/useAnalyticsQuery'
import { useFigures } from '@/views/analytics/figures/useFigures'

interface AnalyticsTableProps {
  /** Undefined before the first answer. */
  rows: readonly AnalyticsRow[] | undefined
  total: number
  isLoading: boolean
  query: AnalyticsQuery
  onQuery: QueryChange
  /** In place of the table when there are no rows. */
  empty: ReactNode
}

const rowPath = ({ id }: AnalyticsRow) => paths.eventRecord(id)

export function AnalyticsTable(list: AnalyticsTableProps) {
  const { t } = useTranslation(['analytics', 'events'])
  const figures = useFigures()
  const when = useEventWhen()
  const columns = useMemo(() => analyticsColumns({ t, figures, when }), [t, figures, when])
  return (
    <ListTable
      {...list}
      label={t('list.tableLabel')}
      columns={columns}
      sortColumns={analyticsSortColumns}
      rowPath={rowPath}
    />
  )
}
