import type { FileRow } from '@/@core/import/parsing/fileTable'
import { filledCells, isTotal } from '@/@core/import/parsing/asideRows'
import { financeAside } from './asideLines'
import type { FinanceColumns } from './financeImportAnswers'

interface ContinuedLines {
  /** The additional text of the rows below a line, by line number. */
  textOf: ReadonlyMap<number, string>
  /** Those rows, by their numbers. */
  rows: ReadonlySet<number>
}

const known = new WeakMap<FinanceColumns, ContinuedLines>()

/**
 * Some banks (Bradesco) print details of a payment (sender, day) on a second row, with only the text column filled. They belong to the
 * row above.
 */
export function continuedLines(columns: FinanceColumns): ContinuedLines {
  const before = known.get(columns)
  if (before) return before
  const textOf = new Map<number, string>()
  const rows = new Set<number>()
  let entry: FileRow | undefined
  for (const row of columns.rows) {
    if (entry && isContinuation(columns, row)) {
      const text = columns.cell(row, 'description')
      textOf.set(entry.line, [textOf.get(entry.line) ?? '', text].filter((part) => part !== '').join(' '))
      rows.add(row.line)
    } else entry = financeAside(columns, row) === undefined ? row : undefined
  }
  const found = { textOf, rows }
  known.set(columns, found)
  return found
}

function isContinuation(columns: FinanceColumns, row: FileRow): boolean {
  const text = columns.cell(row, 'description')
  const [only = '', ...others] = filledCells(row)
  return (
    text !== '' && others.length === 0 && only === text && !isTotal(text) && financeAside(columns, row) === 'heading'
  )
}
