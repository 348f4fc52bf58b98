import type { TFunction } from 'i18next'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { financeSortColumns, type Finance } from '@contract/finances'
import { ListTable } from '@/@core/components/table/ListTable'
import type { RowSelection } from '@/@core/components/table/RowSelection'
import { paths } from '@/configs/paths'
import { useFinanceColumns } from './useFinanceColumns'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'
import { FinanceRowMenu, type RowActions } from './FinanceRowMenu'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'
import type { Reversals } from '@/views/finances/ledger/useReversals'

interface FinanceTableProps {
  /** Undefined until loaded. */
  finances: readonly Finance[] | undefined
  total: number
  hasMore: boolean | undefined
  isLoading: boolean
  query: FinanceQuery
  onQuery: QueryChange
  reversals: Reversals
  /** Both absent for users with read access only. */
  acts?: RowActions | undefined
  selection?: RowSelection | undefined
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode
}

const NONE: readonly Finance[] = []
const rowPath = ({ id }: Finance) => paths.finance(id)

export function FinanceTable({ finances, reversals, acts, ...list }: FinanceTableProps) {
  const { t } = useTranslation('finances')
  const columns = useFinanceColumns(finances ?? NONE, reversals)
  const isChosen = acts !== undefined
  const rowTicks = useMemo(
    () =>
      isChosen
        ? {
            allLabel: t('batch.all'),
            labelOf: ({ description }: Finance) => t('batch.choose', { name: description }),
          }
        : undefined,
    [t, isChosen],
  )
  const rowMenu = useMemo(() => acts && menu(t, acts), [t, acts])
  return (
    <ListTable
      {...list}
      label={t('list.tableLabel')}
      rows={finances}
      columns={columns}
      rowMenu={rowMenu}
      rowTicks={rowTicks}
      sortColumns={financeSortColumns}
      rowPath={rowPath}
    />
  )
}

function menu(t: TFunction<'finances'>, acts: RowActions) {
  return {
    label: t('list.more'),
    show: (finance: Finance) => (
      <FinanceRowMenu {...acts} finance={finance} label={t('list.actionsFor', { name: finance.description })} />
    ),
  }
}
