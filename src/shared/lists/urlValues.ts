const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const perPageChoices = [10, 25, 50, 100]
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const DAY = /^\d{4}-\d\d-\d\d$/

/*
 * The values of an address. Invalid ones are ignored, so that an old or mistyped link still shows a list.
 * Without schemas: the page's first script uses these to request a screen's data.
 */

export function readChoice<const Choice extends string>(
  search: URLSearchParams,
  key: string,
  choices: readonly Choice[],
): Choice | undefined {
  const said = search.get(key)
  return choices.find((choice) => choice === said)
}

/** The words that are looked for, as they are typed. */
export function readWords(search: URLSearchParams): string {
  return (search.get('q') ?? '').slice(0, Q_MAX)
}

/** A calendar date `YYYY-MM-DD` that exists. */
export function readDay(search: URLSearchParams, key: string): string | undefined {
  const said = search.get(key) ?? ''
  return isDay(said) ? said : undefined
}

export function isDay(word: string): boolean {
  // Databases refuse the year 0.
  if (!DAY.test(word) || word.startsWith('0000')) return false
  const time = Date.parse(`${word}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(word)
}

export function readId(search: URLSearchParams, key: string): string | undefined {
  const said = search.get(key) ?? ''
  return UUID.test(said) ? said : undefined
}

/**
 * A named period, or one given by its days (`custom`): days without a period are `custom`, and are ignored next to a named period.
 * `usual`: the default.
 */
export function readPeriod<const Period extends string, Usual extends Period | undefined>(
  search: URLSearchParams,
  periods: readonly Period[],
  usual: Usual,
): { period: Period | Usual; from: string | undefined; to: string | undefined } {
  const [from, to] = [readDay(search, 'from'), readDay(search, 'to')]
  const custom = (from ?? to) === undefined ? undefined : periods.find((period) => period === 'custom')
  const period = readChoice(search, 'period', periods) ?? custom ?? usual
  return period === 'custom' ? { period, from, to } : { period, from: undefined, to: undefined }
}

/** The order of a list, or its default. */
export function readOrder<const Column extends string>(
  search: URLSearchParams,
  columns: readonly Column[],
  usual: { sort: 'asc' | 'desc'; sortColumn: Column },
): { sort: 'asc' | 'desc'; sortColumn: Column } {
  return {
    sort: readChoice(search, 'sort', ['asc', 'desc']) ?? usual.sort,
    sortColumn: readChoice(search, 'sortColumn', columns) ?? usual.sortColumn,
  }
}

export function readPaging(search: URLSearchParams, usualPerPage: number): { page: number; perPage: number } {
  const page = Number(search.get('page') ?? 1)
  const perPage = Number(search.get('perPage'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    perPage: perPageChoices.includes(perPage) ? perPage : usualPerPage,
  }
}
