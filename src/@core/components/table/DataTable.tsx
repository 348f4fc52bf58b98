import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ReactDataTable from 'react-data-table-component'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import type { Column, Sort } from './column'
import { Pagination, type PaginationProps } from './Pagination'
import { LinkedRowArea, RowArea } from './RowArea'
import { SelectionContext, type RowSelection } from './RowSelection'
import { SortContext } from './SortHeader'
import { SortSelect } from './SortSelect'
import { isSameShape, toTableRows, type TableRow } from './tableRows'
import { toTableColumns } from './toTableColumns'
import { useRowsOfWindow } from './useRowsOfWindow'
import '@/@core/styles/dataTable.scss'

interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  label: string
  /** Keep the array between renders (useMemo): a new one is a new table. */
  columns: readonly Column<Row>[]
  /** Undefined before the first answer: a skeleton. Kept and dimmed while the next page loads. */
  rows: readonly Row[] | undefined
  keyField?: keyof Row & string
  isLoading?: boolean
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Where a row leads: the first cell is the link, and a click anywhere on the row follows it. */
  rowPath?: (row: Row) => string
  /** Cells keep no state, or tell by it what it is about: another page is written into the elements of the page before. */
  takesOver?: boolean
  /** Of the rows that the column of ticks is about. */
  selection?: RowSelection | undefined
  /** In place of the table when there are no rows. */
  empty: ReactNode
  /** Left out, the table shows all its rows. */
  pagination?: PaginationProps
}

// Any map of custom properties keeps the library's own colours out; the real ones are in dataTable.scss.
const theme = { '--rdt-row-height': 'var(--row-height)' }

const noRows = { of: null, tableRows: [] }

/** Sorted and paged by the server; what it shows is what it is given. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyField,
    isLoading = false,
    sort,
    onSort,
    rowPath,
    takesOver = false,
    selection,
    empty,
    pagination,
  } = props
  const { t } = useTranslation('layout')
  const isSorted = onSort !== undefined
  const [shape, setShape] = useState(columns)
  if (!isSameShape(columns, shape)) setShape(columns)
  const tableColumns = useMemo(() => toTableColumns({ columns: shape, isSorted }), [shape, isSorted])
  const drawn = useRowsOfWindow(rows, keyField)
  const source = useMemo(
    () => ({ rows: drawn ?? [], keyField, columns, rowPath, takesOver }),
    [drawn, keyField, columns, rowPath, takesOver],
  )
  const [made, setMade] = useState<{ of: object | null; tableRows: readonly TableRow<Row>[] }>(noRows)
  if (made.of !== source) setMade({ of: source, tableRows: toTableRows(made.tableRows, source) })
  const { tableRows } = made
  const order = useMemo(() => onSort && { sort, onSort }, [sort, onSort])
  const sorting = useMemo(
    () => onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />,
    [columns, sort, onSort],
  )
  // The library looks at each row each time that it is rendered: only for other rows or columns.
  const table = useMemo(
    () => (
      <ReactDataTable
        ariaLabel={label}
        columns={tableColumns}
        data={[...tableRows]}
        keyField="key"
        theme={theme}
        responsive={false}
        noHeader
        headerSeparator={false}
        persistTableHead
        sortServer
        noDataComponent={null}
      />
    ),
    [label, tableColumns, tableRows],
  )

  if (rows === undefined) return <TableSkeleton columns={Math.min(columns.length, 5)} rows={pagination?.perPage} />
  const isNone = rows.length === 0 && !isLoading
  // A live region is read out only if it was in the page before its text changed.
  const noResult = <output className="visually-hidden">{isNone ? t('navbar.searchResults', { count: 0 }) : ''}</output>
  if (isNone) {
    return (
      <div className="data-table is-empty">
        {noResult}
        {empty}
      </div>
    )
  }

  const Area = rowPath ? LinkedRowArea : RowArea
  return (
    <div className="data-table">
      {noResult}
      {sorting}
      <Area isLoading={isLoading} toCome={rows.length - tableRows.length}>
        <SortContext value={order}>
          <SelectionContext value={selection}>{table}</SelectionContext>
        </SortContext>
      </Area>
      {pagination && <Pagination {...pagination} />}
    </div>
  )
}
