const PER_PAGE = 10
const perPageChoices = [10, 25, 50, 100]
/** Far beyond what the samples hold. */
const PAGE_MAX = 10_000

/** What a list can be narrowed and sorted by. Keep the object. */
export interface ListShape<Filter extends string> {
  /** The values of each filter, by its name in the address and in the call. */
  filters: Record<Filter, readonly string[]>
  sortColumns: readonly string[]
  sortColumn: string
}

export interface ListQuery<Filter extends string> {
  q: string
  page: number
  perPage: number
  sort: 'asc' | 'desc'
  sortColumn: string
  filters: Partial<Record<Filter, string>>
}

export type ListChange<Filter extends string> = Partial<Omit<ListQuery<Filter>, 'filters'>> & {
  /** Undefined switches a filter off. */
  filters?: Partial<Record<Filter, string | undefined>>
}

function whole(text: string | null, max: number, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback
}

const namesOf = <Filter extends string>({ filters }: ListShape<Filter>) => Object.keys(filters) as Filter[]

/** What the address says; whatever in it is wrong falls back, so that a mistyped link still shows the list. */
export function readListQuery<Filter extends string>(
  search: URLSearchParams,
  shape: ListShape<Filter>,
): ListQuery<Filter> {
  const filters: Partial<Record<Filter, string>> = {}
  for (const name of namesOf(shape)) {
    const value = shape.filters[name].find((known) => known === search.get(name))
    if (value !== undefined) filters[name] = value
  }
  const perPage = Number(search.get('perPage'))
  return {
    q: search.get('q') ?? '',
    page: whole(search.get('page'), PAGE_MAX, 1),
    perPage: perPageChoices.includes(perPage) ? perPage : PER_PAGE,
    sort: search.get('sort') === 'desc' ? 'desc' : 'asc',
    sortColumn: shape.sortColumns.find((name) => name === search.get('sortColumn')) ?? shape.sortColumn,
    filters,
  }
}

/** The shortest address that says it: defaults are left out. */
export function writeListQuery<Filter extends string>(
  query: ListQuery<Filter>,
  shape: ListShape<Filter>,
): URLSearchParams {
  const { q, page, perPage, sort, sortColumn, filters } = query
  const said: Record<string, string> = {
    ...(q !== '' && { q }),
    ...filters,
    ...(sort === 'desc' && { sort }),
    ...(sortColumn !== shape.sortColumn && { sortColumn }),
    ...(page > 1 && { page: String(page) }),
    ...(perPage !== PER_PAGE && { perPage: String(perPage) }),
  }
  return new URLSearchParams(said)
}

/** Whatever is chosen, the list begins at its first page unless the page itself is. */
export function changedQuery<Filter extends string>(
  query: ListQuery<Filter>,
  { filters = {}, ...changes }: ListChange<Filter>,
): ListQuery<Filter> {
  const kept = Object.entries({ ...query.filters, ...filters }).filter(([, value]) => value !== undefined)
  return { ...query, page: 1, ...changes, filters: Object.fromEntries(kept) as Partial<Record<Filter, string>> }
}

/** The parameters of the call. */
export function paramsOf<Filter extends string>({ q, filters, ...rest }: ListQuery<Filter>): Record<string, unknown> {
  return { ...(q.trim() !== '' && { q: q.trim() }), ...rest, ...filters }
}

export function isNarrowed<Filter extends string>({ q, filters }: ListQuery<Filter>): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0
}
