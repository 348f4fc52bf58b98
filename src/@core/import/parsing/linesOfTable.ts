import type { FileRow, FileTable } from './fileTable'
import type { ImportLine } from './importLine'

/** Rows of a table but the one that names its columns, and how each is read: rows above it are titles, shown and left out. */
export function linesOfTable<Item>(
  { rows, headerPlace }: FileTable,
  read: (row: FileRow) => ImportLine<Item>,
): { rows: readonly FileRow[]; read: (row: FileRow) => ImportLine<Item> } {
  const header = rows[headerPlace]
  const isTitle = ({ line }: FileRow) => header !== undefined && line < header.line
  return {
    rows: rows.filter((row) => row !== header),
    read: (row) => (isTitle(row) ? { ...read(row), aside: 'heading' } : read(row)),
  }
}
