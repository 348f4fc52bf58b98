import { type MouseEvent, type PointerEvent, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import ReactDataTable from 'react-data-table-component'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import type { Column, Sort } from './column'
import { Pagination, type PaginationProps } from './Pagination'
import { SelectionContext, type RowSelection } from './RowSelection'
import { SortContext } from './SortHeader'
import { SortSelect } from './SortSelect'
import { toTableColumns } from './toTableColumns'
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
  /** Of the rows that the column of ticks is about. */
  selection?: RowSelection | undefined
  /** In place of the table when there are no rows. */
  empty: ReactNode
  /** Left out, the table shows all its rows. */
  pagination?: PaginationProps
}

// Any map of custom properties keeps the library's own colours out; the real ones are in dataTable.scss.
const theme = { '--rdt-row-height': 'var(--row-height)' }

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
    selection,
    empty,
    pagination,
  } = props
  const { t } = useTranslation('layout')
  const isSorted = onSort !== undefined
  const tableColumns = useMemo(() => toTableColumns({ columns, isSorted, rowPath }), [columns, isSorted, rowPath])
  const order = useMemo(() => onSort && { sort, onSort }, [sort, onSort])
  const sorting = useMemo(
    () => onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />,
    [columns, sort, onSort],
  )
  // The library draws every cell each time that it is rendered: only for other rows or columns.
  const table = useMemo(
    () =>
      rows && (
        <ReactDataTable
          ariaLabel={label}
          columns={tableColumns}
          data={[...rows]}
          {...(keyField && { keyField })}
          theme={theme}
          responsive={false}
          noHeader
          headerSeparator={false}
          persistTableHead
          sortServer
          noDataComponent={null}
        />
      ),
    [label, tableColumns, rows, keyField],
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

  return (
    <div className="data-table">
      {noResult}
      {sorting}
      {/* The link in the row is what keyboards and screen readers use; this lends its reach to the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={`data-table-rows${rowPath ? ' has-links' : ''}`}
        aria-busy={isLoading}
        onClick={rowPath && openRowOnClick}
        onAuxClick={rowPath && openRowOnClick}
        onPointerOver={titleCutText}
      >
        <SortContext value={order}>
          <SelectionContext value={selection}>{table}</SelectionContext>
        </SortContext>
      </div>
      {pagination && <Pagination {...pagination} />}
    </div>
  )
}

// A finger that misses the box of a row means no other page.
const ownControls = 'a, button, input, select, textarea, label, .stack-selection'

/**
 * Follows the row's link for a click anywhere on the row, with the same keys and button, so that Ctrl, Cmd and the
 * middle button open a tab as on the link itself. Not where the person pressed a control or is selecting text.
 */
function openRowOnClick(event: MouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || button > 1 || target.closest(ownControls)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('[role="row"]')?.querySelector('a.row-link')
  const isOther = ctrlKey || metaKey || shiftKey || button === 1
  if (!(link instanceof HTMLAnchorElement)) return
  if (isOther) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

const texts = '.row-link > :not(.avatar), .email-address > a, .cell-text'

/** Gives a cell whose text is cut off a title with the whole text, when the pointer comes over it. */
function titleCutText({ target }: PointerEvent): void {
  const text = target instanceof Element ? target.closest<HTMLElement>(texts) : null
  if (text) text.title = text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : ''
}
