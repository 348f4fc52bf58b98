import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { financeSortColumns, type Finance } from '@contract/finances'
import type { Column, Sort } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { useFormat } from '@/auth/useFormat'
import { useMoney } from '@/auth/useMoney'
import { paths } from '@/configs/paths'
import { financeColumns } from './financeColumns'
import type { FinanceQuery } from './financeQuery'
import { FinanceRowMenu, type RowActs } from './FinanceRowMenu'
import type { QueryChange } from './useFinanceQuery'
import { useMemberNames } from './useMemberNames'
import { useToday } from './useToday'

interface FinanceTableProps {
  /** Undefined before the first answer. */
  finances: readonly Finance[] | undefined
  total: number
  isLoading: boolean
  query: FinanceQuery
  onQuery: QueryChange
  /** Left out for who may only read. */
  acts?: RowActs
  /** In place of the table when there are no rows. */
  empty: ReactNode
}

const rowPath = ({ id }: Finance) => paths.finance(id)

export function FinanceTable({ finances, total, isLoading, query, onQuery, acts, empty }: FinanceTableProps) {
  const { t } = useTranslation('finances')
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  const { nameOf } = useMemberNames()
  const { page, perPage, sort, sortColumn } = query
  const columns = useMemo(() => {
    const everyones = financeColumns({ t, format, money, today, nameOf })
    return acts ? [...everyones, menuColumn(t('list.more'), acts)] : everyones
  }, [t, format, money, today, nameOf, acts])
  const shownSort = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])

  function applySort({ column, direction }: Sort): void {
    const known = financeSortColumns.find((name) => name === column)
    if (known) onQuery({ sortColumn: known, sort: direction })
  }

  return (
    <DataTable
      label={t('list.tableLabel')}
      columns={columns}
      rows={finances}
      keyField="id"
      isLoading={isLoading}
      sort={shownSort}
      onSort={applySort}
      rowPath={rowPath}
      empty={empty}
      pagination={{
        page,
        perPage,
        total,
        onPage: (next) => onQuery({ page: next }),
        onPerPage: (choice) => onQuery({ perPage: choice }),
      }}
    />
  )
}

function menuColumn(label: string, acts: RowActs): Column<Finance> {
  return {
    id: 'menu',
    label,
    isActions: true,
    width: '3.5rem',
    align: 'end',
    stacked: 'end',
    cell: (finance) => <FinanceRowMenu finance={finance} {...acts} />,
  }
}
