import { useCallback, useMemo, type ReactNode } from 'react'
import type { Column, Sort } from './column'
import { DataTable } from './DataTable'
import { RowCheckbox, type RowSelection } from './RowSelection'

/** What the URL of a list says of its order and page. */
interface ListQuery<Name> {
  page: number
  perPage: number
  sort: 'asc' | 'desc'
  sortColumn: Name
}

interface ListTableProps<Row, Name extends string> {
  /** The table's name for screen readers. */
  label: string
  /** Keep the array between renders. */
  columns: readonly Column<Row>[]
  /** What can be done with a row; keep the object between renders. Left out for who may only read. */
  rowMenu?: { label: string; show: (row: Row) => ReactNode }
  /** What rows are ticked for, named for screen readers; keep the object between renders. */
  rowTicks?: { allLabel: string; labelOf: (row: Row) => string } | undefined
  /** Which they are; it may be a new one each time. */
  selection?: RowSelection | undefined
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined
  total: number
  /** More than `total` match, which were not counted. */
  hasMore?: boolean | undefined
  isLoading: boolean
  query: ListQuery<Name>
  /** Columns that the server can sort by. */
  sortColumns: readonly Name[]
  onQuery: (changes: Partial<ListQuery<Name>>) => void
  rowPath: (row: Row) => string
  /** In place of the table when there are no rows. */
  empty: ReactNode
}

/** A list area's table, with its order and page in the URL. */
export function ListTable<Row extends { id: string }, Name extends string>(props: ListTableProps<Row, Name>) {
  const { label, columns, rowMenu, rowTicks, selection, rows, total, hasMore, isLoading } = props
  const { query, sortColumns, onQuery, rowPath, empty } = props
  const { page, perPage, sort, sortColumn } = query
  const allColumns = useMemo(
    () => [...(rowTicks ? [tickColumn(rowTicks)] : []), ...columns, ...(rowMenu ? [menuColumn(rowMenu)] : [])],
    [columns, rowMenu, rowTicks],
  )
  const shownSort = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])

  // The same between renders, as is what they are given to: an answer draws the rows and nothing beside them.
  const applySort = useCallback(
    ({ column, direction }: Sort) => {
      const known = sortColumns.find((name) => name === column)
      if (known !== undefined) onQuery({ sortColumn: known, sort: direction })
    },
    [sortColumns, onQuery],
  )
  const openPage = useCallback((next: number) => onQuery({ page: next }), [onQuery])
  const setPerPage = useCallback((choice: number) => onQuery({ perPage: choice }), [onQuery])

  return (
    <DataTable
      label={label}
      columns={allColumns}
      rows={rows}
      keyField="id"
      isLoading={isLoading}
      sort={shownSort}
      onSort={applySort}
      rowPath={rowPath}
      takesOver
      selection={selection}
      empty={empty}
      pagination={{ page, perPage, total, hasMore, onPage: openPage, onPerPage: setPerPage }}
    />
  )
}

function menuColumn<Row>({ label, show }: NonNullable<ListTableProps<Row, string>['rowMenu']>): Column<Row> {
  return { id: 'menu', label, isActions: true, width: '3.5rem', align: 'end', stacked: 'end', cell: show }
}

function tickColumn<Row extends { id: string }>(ticks: {
  allLabel: string
  labelOf: (row: Row) => string
}): Column<Row> {
  const cell = (row: Row) => <RowCheckbox id={row.id} label={ticks.labelOf(row)} />
  return { id: 'selection', label: ticks.allLabel, isSelection: true, width: '2.625rem', cell }
}
