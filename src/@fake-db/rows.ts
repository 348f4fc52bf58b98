import type { Ask } from './ask'

export const PAGE_SIZE = 10

/** One page of the rows; a page past the end is empty. */
export function pageOf<Row>(rows: readonly Row[], ask: Ask, perPage = PAGE_SIZE): Row[] {
  const size = ask.number('perPage', perPage)
  const from = (ask.number('page', 1) - 1) * size
  return rows.slice(from, from + size)
}

/** Whether one of the values holds the text, whatever its case. No text is in everything. */
export function holds(text: string | undefined, values: readonly (string | number)[]): boolean {
  const sought = (text ?? '').toLowerCase()
  return values.some((value) => String(value).toLowerCase().includes(sought))
}

/** Whether it is the wanted one, whatever its case. Nothing wanted is everything. */
export function isWanted(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted.toLowerCase() === value.toLowerCase()
}

/** A number, or an amount as it is printed: `$120`, `-$120.50`. */
const amountOf = (value: unknown) =>
  typeof value === 'number' || /^-?\$\d+(\.\d\d)?$/.test(String(value))
    ? Number(String(value).replace('$', ''))
    : Number.NaN

function compare(a: unknown, b: unknown): number {
  const difference = amountOf(a) - amountOf(b)
  return Number.isNaN(difference) ? String(a).localeCompare(String(b), 'en', { numeric: true }) : difference
}

/** A column that there is not leaves the rows as they are stored. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  column: string | undefined,
  direction: string | undefined,
): Row[] {
  if (column === undefined || !rows.every((row) => column in row)) return [...rows]
  const sign = direction === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * compare(Reflect.get(a, column), Reflect.get(b, column)))
}

/** The id of what is added: the last one and one more. */
export function nextId(rows: readonly { id: number }[]): number {
  return (rows.at(-1)?.id ?? 0) + 1
}
