import type { TableColumn } from 'react-data-table-component'
import { Media } from 'react-data-table-component'
import type { Column } from './column'
import { AllCheckbox } from './RowSelection'
import { SortHeader } from './SortHeader'
import type { TableRow } from './tableRows'

interface TableShape<Row> {
  /** Of these all but the cells, which come with the rows. */
  columns: readonly Column<Row>[]
  /** Whether someone listens to the headers. */
  isSorted: boolean
}

const hiddenAt = { medium: Media.MD, wide: Media.LG }

/**
 * Our columns in the library's terms. Its own sorting is left off: it keeps the order to itself, and ours lives in the
 * URL, so the headers are our buttons.
 */
export function toTableColumns<Row>({ columns, isSorted }: TableShape<Row>): TableColumn<TableRow<Row>>[] {
  const title = columns.find(({ isSelection }) => isSelection !== true)
  const placeOf = (column: Column<Row>) =>
    column === title
      ? 'title'
      : column.isActions
        ? 'actions'
        : column.isSelection
          ? 'selection'
          : (column.stacked ?? 'detail')
  const places = columns.map(placeOf)
  const hasEnd = places.includes('end')
  const hasPicture = columns.some((column) => column.hasPicture)
  return columns.map((column, index) => {
    const isTitle = column === title
    const place = places[index]
    const className = [
      `stack-${place}`,
      isTitle && !hasEnd && 'is-alone',
      column.hasPicture === true && 'has-picture',
      place === 'detail' && hasPicture && 'is-under-picture',
      column.align === 'end' && 'is-end tabular',
      column.wraps === true && 'is-wrapping',
    ]
    return {
      id: column.id,
      name: column.isSelection ? (
        <AllCheckbox label={column.label} />
      ) : column.isSortable && isSorted ? (
        <SortHeader column={column.id} label={column.label} isEnd={column.align === 'end'} />
      ) : (
        <span className={column.isActions ? 'visually-hidden' : undefined} title={column.hint}>
          {column.label}
        </span>
      ),
      cell: (shown) => {
        const content = shown.columns.find(({ id }) => id === column.id)?.cell(shown.row)
        if (isTitle && shown.rowPath) {
          // No `Link`: one costs more than a cell, and the table follows its links by one listener (DataTable.tsx).
          return (
            <a className="row-link" href={shown.rowPath(shown.row)}>
              {content}
            </a>
          )
        }
        return <div className={column.isActions || column.isSelection ? 'cell-actions' : 'cell-text'}>{content}</div>
      },
      right: column.align === 'end',
      width: column.width,
      minWidth: column.minWidth,
      grow: column.grow,
      hide: column.hideBelow && hiddenAt[column.hideBelow],
      conditionalCellStyles: [{ when: () => true, classNames: className.filter((name) => name !== false) }],
    }
  })
}
