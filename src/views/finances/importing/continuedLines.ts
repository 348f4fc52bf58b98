import type { FileRow } from '@/@core/import/parsing/fileTable'
import { filledCells, isTotal } from '@/@core/import/parsing/asideRows'
import { financeAside } from './asideLines'
import type { FinanceColumns } from './financeImportAnswers'

export interface ContinuedLines {
  /** What the rows below a line say of it, by the line's number. */
  textOf: ReadonlyMap<number, string>
  /** Those rows, by their numbers. */
  rows: ReadonlySet<number>
}

const known = new WeakMap<FinanceColumns, ContinuedLines>()

/**
 * Some banks (Bradesco) print the details of a payment on a second line, in the column of the text and with no other cell filled: who
 * sent it, on which day. They belong to the line above.
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
