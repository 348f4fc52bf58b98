import Papa from 'papaparse'

export const delimiters = [';', '\t', '|', ','] as const
export type Delimiter = (typeof delimiters)[number]

const LOOKED_AT_ROWS = 60

/**
 * The sign that cuts most rows into the same number of cells. Where two do it equally well, the earlier of the list: commas and
 * points are in amounts and sentences too.
 */
export function guessDelimiter(text: string): Delimiter {
  const scored = delimiters.map((delimiter) => ({ delimiter, score: evennessOf(text, delimiter) }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.find(({ score }) => score === best)?.delimiter ?? ','
}

/** How many rows have the most frequent number of cells, if that is two or more; more cells count a little more. */
function evennessOf(text: string, delimiter: Delimiter): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: LOOKED_AT_ROWS, skipEmptyLines: true })
  const rowsByWidth = new Map<number, number>()
  for (const { length } of data) rowsByWidth.set(length, (rowsByWidth.get(length) ?? 0) + 1)
  const scores = [...rowsByWidth].filter(([width]) => width > 1).map(([width, rows]) => rows + width / 1000)
  return Math.max(0, ...scores)
}
