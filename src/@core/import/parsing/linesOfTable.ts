import type { FileRow, FileTable } from './fileTable'
import type { ImportLine } from './importLine'
import { surplusError } from './surplusCells'

/**
 * Rows of a table but the one that names its columns, and how each is read: rows above it are titles, shown and left out. A row with
 * more cells than there are columns is refused, whatever else it says.
 */
export function linesOfTable<Item>(
  table: FileTable,
  read: (row: FileRow) => ImportLine<Item>,
): { rows: readonly FileRow[]; read: (row: FileRow) => ImportLine<Item> } {
  const { rows, headerPlace } = table
  const header = rows[headerPlace]
  const isTitle = ({ line }: FileRow) => header !== undefined && line < header.line

  function readRow(row: FileRow): ImportLine<Item> {
    const line = read(row)
    if (isTitle(row)) return { ...line, aside: 'heading' }
    const surplus = surplusError(row, table)
    return surplus === undefined ? line : { ...line, item: null, validationErrors: [surplus] }
  }

  return { rows: rows.filter((row) => row !== header), read: readRow }
}
