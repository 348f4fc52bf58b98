import type { Column } from './column'

/** A row as the library gets it, with all that its cells are drawn from. */
export interface TableRow<Row> {
  /** Of its elements. */
  key: number
  row: Row
  columns: readonly Column<Row>[]
  rowPath: ((row: Row) => string) | undefined
}

interface RowsShown<Row> {
  rows: readonly Row[]
  keyField: (keyof Row & string) | undefined
  columns: readonly Column<Row>[]
  rowPath?: ((row: Row) => string) | undefined
  /** Rows of another page take over the elements of the page before: other words cost less than other elements. */
  takesOver?: boolean
}

/** Of all tables: the library makes ids of elements from the keys. */
let lastKey = 0

/**
 * The library's rows of ours: the same object where nothing of a row has changed, so that it is not drawn again, and `before` where none
 * has. A row that was shown before keeps its elements. The columns go with the rows, as the library would draw new rows by the former
 * columns first, and all cells a second time.
 */
export function toTableRows<Row>(before: readonly TableRow<Row>[], shown: RowsShown<Row>): readonly TableRow<Row>[] {
  const { rows, keyField, columns, rowPath, takesOver = false } = shown
  const idOf = (row: Row): unknown => (keyField === undefined ? row : row[keyField])
  const known = new Map(before.map((each) => [idOf(each.row), each]))
  const ids = new Set(rows.map(idOf))
  const gone = before.filter(({ row }) => !ids.has(idOf(row))).map(({ key }) => key)
  // Where a single row went, nothing takes its place: the focus would go with its elements to another row.
  const free = takesOver && 2 * gone.length > before.length ? gone : []
  const isUnchanged = (was: TableRow<Row>, row: Row) =>
    was.row === row && was.columns === columns && was.rowPath === rowPath
  const now = rows.map((row) => {
    const was = known.get(idOf(row))
    if (was && isUnchanged(was, row)) return was
    return { key: was?.key ?? free.shift() ?? (lastKey += 1), row, columns, rowPath }
  })
  return now.length === before.length && now.every((each, index) => each === before[index]) ? before : now
}

/** Whether columns differ in nothing but what their cells show. */
export function isSameShape<Row>(one: readonly Column<Row>[], other: readonly Column<Row>[]): boolean {
  // As JSON, which leaves functions out.
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
