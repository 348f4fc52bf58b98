import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow, FileTable } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import type { LineSource } from './useLines'

/** What the lines of the preview were read from. */
export interface Started<Id extends string, Answers, Item> {
  columns: FileColumns<Id>
  answers: Answers
  source: LineSource<Item>
}

/** Rows above the columns' names are titles: shown, and left out. */
export function lineSource<Item>(
  table: FileTable,
  read: (row: FileRow) => ImportLine<Item>,
  suggest: LineSource<Item>['suggest'],
): LineSource<Item> {
  const { rows, headerPlace } = table
  const header = rows[headerPlace]
  const isTitle = ({ line }: FileRow) => header !== undefined && line < header.line
  return {
    rows: rows.filter((row) => row !== header),
    suggest,
    read: (row) => (isTitle(row) ? { ...read(row), aside: 'heading' } : read(row)),
  }
}
