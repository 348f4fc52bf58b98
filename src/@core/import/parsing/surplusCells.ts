import { cleanCell } from './cleanCell'
import type { FileRow, FileTable } from './fileTable'

const WORD = 'surplus:'

/**
 * What a row of a text says beyond the columns that its header names, as a word for what is wrong; undefined where that is nothing.
 * Somewhere before it a text or an amount was cut in two (`5;50` without quotes), so that no cell after the cut is in its column. A
 * workbook's cells say themselves in which column they are.
 */
export function surplusError({ cells }: FileRow, { rows, headerPlace, source }: FileTable): string | undefined {
  const header = rows[headerPlace]
  if (!header || source.kind === 'workbook') return undefined
  const more = cells
    .slice(header.cells.length)
    .map(cleanCell)
    .filter((text) => text !== '')
  return more.length === 0 ? undefined : `${WORD}${more.join(' · ')}`
}

/** The cells that are too many, of the word above; undefined for other words. */
export function surplusText(error: string): string | undefined {
  return error.startsWith(WORD) ? error.slice(WORD.length) : undefined
}
