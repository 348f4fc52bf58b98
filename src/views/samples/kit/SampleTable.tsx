import { useEffect, useMemo, type ReactNode } from 'react'
import { LoadError } from '@/@core/components/feedback/LoadError'
import type { Column, Sort } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import type { Failure } from '@/api/failure'
import { loadErrorOf } from '@/i18n/failureText'
import type { ListShape } from './listQuery'
import type { ListQueryState } from './useListQuery'

interface SampleTableProps<Row, Filter extends string> {
  label: string
  /** Keep the array between renders. */
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  total: number
  isLoading: boolean
  failure: Failure | null
  onReload: () => void
  shape: ListShape<Filter>
  state: ListQueryState<Filter>
  rowPath?: (row: Row) => string
  empty: ReactNode
}

/** A list of the samples in the product's own table, with its order and page in the address. */
export function SampleTable<Row extends { id: number }, Filter extends string>(props: SampleTableProps<Row, Filter>) {
  const { label, columns, rows, total, isLoading, failure, onReload, shape, state, rowPath, empty } = props
  const { query, choose, adjust } = state
  const { page, perPage, sort, sortColumn } = query
  const shownSort = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const isPastEnd = rows !== undefined && !isLoading && page > lastPage

  // The last row of the last page was removed, or an old link speaks of pages that are no more.
  useEffect(() => {
    if (isPastEnd) adjust({ page: lastPage })
  }, [isPastEnd, lastPage, adjust])

  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={onReload} isRetrying={isLoading} />
  return (
    <div data-focus-group>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        keyField="id"
        isLoading={isLoading || isPastEnd}
        sort={shownSort}
        {...(shape.sortColumns.length > 0 && {
          onSort: ({ column, direction }: Sort) => choose({ sortColumn: column, sort: direction }),
        })}
        {...(rowPath && { rowPath })}
        empty={empty}
        pagination={{
          page,
          perPage,
          total,
          onPage: (next) => choose({ page: next }),
          onPerPage: (choice) => choose({ perPage: choice }),
        }}
      />
    </div>
  )
}
