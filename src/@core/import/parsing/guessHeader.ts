import { columnHeading } from './columnHeading'
import { openDecimalSigns } from './openDecimalSigns'
import { openDateOrders } from './readDate'
import type { FileRow } from './fileTable'

/** Banks put account and period above the names of the columns. */
const LOOKED_AT_ROWS = 25
const FOLLOWING_ROWS = 5

function isValue(cell: string): boolean {
  const text = cell.trim()
  if (!/[\d@]/.test(text)) return false
  return text.includes('@') || openDateOrders([text]).length > 0 || openDecimalSigns([text]).length > 0
}

const filledOf = ({ cells }: FileRow) => cells.filter((cell) => cell.trim() !== '')

function usualWidth(rows: readonly FileRow[]): number {
  const rowsByWidth = new Map<number, number>()
  for (const row of rows) rowsByWidth.set(filledOf(row).length, (rowsByWidth.get(filledOf(row).length) ?? 0) + 1)
  const [width = 1] = [...rowsByWidth].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return width
}

/**
 * The place of the row that names the columns, or -1. It is about as full as the rows below it and holds no value itself; and
 * either it says a name that is known (folded), or a value stands below one of its cells. In doubt there is none: a header that
 * is taken for a line shows at once, a line taken for a header would be lost unseen.
 */
export function guessHeader(rows: readonly FileRow[], knownNames: ReadonlySet<string>): number {
  const top = rows.slice(0, LOOKED_AT_ROWS)
  const least = Math.max(2, Math.ceil(usualWidth(rows.slice(0, LOOKED_AT_ROWS * 2)) * 0.6))
  const isFull = (row: FileRow) => filledOf(row).length >= least
  const isKnown = (cell: string) => columnHeading(cell).names.some((name) => knownNames.has(name))
  // What stands above it may say a word or two as well: `Description,,Summary Amt.` of a summary.
  const known = top.map((row) => {
    const count = row.cells.filter(isKnown).length
    return isFull(row) && count >= Math.min(2, least) && !row.cells.some(isValue) ? count : 0
  })
  const most = Math.max(0, ...known)
  if (most > 0) return known.indexOf(most)
  const first = top.findIndex(isFull)
  const row = top[first]
  if (!row || row.cells.some(isValue)) return -1
  const below = rows.slice(first + 1, first + 1 + FOLLOWING_ROWS)
  const namesValue = row.cells.some(
    (cell, place) => cell.trim() !== '' && below.some(({ cells }) => isValue(cells[place] ?? '')),
  )
  return namesValue || row.cells.some(isKnown) ? first : -1
}
