import type { FileRow } from '@/@core/import/parsing/fileTable'
import { openDateOrders, readRoughDate } from '@/@core/import/parsing/readDate'
import { guardiansOf } from './guardianColumns'
import type { MemberColumns } from './memberImportAnswers'

export interface MemberNotes {
  /** Phones and e-mails of guardians that nobody could be given: of how many lines, and how their columns are called. */
  unplaced: { lines: number; headings: readonly string[] }
  /** In how many lines the day of joining is known to the month or the year alone. */
  rough: number
}

const isRough = (text: string) => openDateOrders([text]).length === 0 && readRoughDate(text) !== undefined

/** What happens to the rows otherwise than the file says, without being wrong. */
export function memberNotes(columns: MemberColumns, rows: readonly FileRow[]): MemberNotes {
  const unplaced = rows.map((row) => guardiansOf(columns, row).rest).filter((parts) => parts.length > 0)
  const headings = new Set(unplaced.flatMap((parts) => parts.map(({ heading }) => heading)))
  headings.delete('')
  return {
    unplaced: { lines: unplaced.length, headings: [...headings] },
    rough: rows.filter((row) => isRough(columns.cell(row, 'joinedOn'))).length,
  }
}
