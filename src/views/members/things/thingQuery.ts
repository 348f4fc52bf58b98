import { thingKinds, thingPlaces } from '@contract/choices'
import type { ListedThing } from '@contract/members/things'
import { foldText } from '@/@core/components/foldText'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readOrder } from '@/shared/lists/urlValues'
import { placeOf } from './thingLabel'

export const thingSortColumns = ['name', 'kind', 'number', 'holder', 'until', 'value'] as const
type ThingSortColumn = (typeof thingSortColumns)[number]

export const thingListUrl = listUrl((search) => ({
  kind: readChoice(search, 'kind', thingKinds),
  place: readChoice(search, 'place', thingPlaces),
  ...readOrder(search, thingSortColumns, { sort: 'asc', sortColumn: 'name' }),
}))
type ThingQuery = ReturnType<typeof thingListUrl.read>

export const isFiltered = ({ q, kind, place }: ThingQuery): boolean =>
  q.trim() !== '' || kind !== undefined || place !== undefined

/** What the search looks in: every word must be in one of them. */
const wordsOf = ({ thing: { name, number, serialNumber, place, notes }, lent }: ListedThing): string =>
  foldText([name, number, serialNumber, place, notes, lent?.memberName].filter(Boolean).join(' '))

function sortKey({ thing, lent }: ListedThing, column: ThingSortColumn): string | number | undefined {
  if (column === 'holder') return lent?.memberName
  if (column === 'until') return lent?.loan.until
  return thing[column]
}

/** The things that the address selects, in its order; what has no value is last in either. */
export function selectThings<Row extends ListedThing>(
  all: readonly Row[],
  query: ThingQuery,
  today: string,
  language: string,
): Row[] {
  const { kind, place, sort, sortColumn } = query
  const words = foldText(query.q).split(/\s+/)
  const { compare } = new Intl.Collator(language, { numeric: true })
  const found = all.filter(
    (row) =>
      (kind === undefined || row.thing.kind === kind) &&
      // What is overdue is lent as well.
      (place === undefined || place === placeOf(row, today) || (place === 'lent' && row.lent !== undefined)) &&
      words.every((word) => wordsOf(row).includes(word)),
  )
  return found.toSorted((one, other) => {
    const [a, b] = [sortKey(one, sortColumn), sortKey(other, sortColumn)]
    if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return sort === 'asc' ? order : -order
  })
}
