import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { debtorSortColumns, type DebtorListConfig } from '@contract/finances'

const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const PER_PAGE_DEFAULT = 25
const perPageChoices = [10, 25, 50, 100]

// Under a name that does not look like a promise's catch.
const orElse = z.catch

/** What the list's URL says. Whatever in it is wrong falls back, so that an old or mistyped link still shows who owes. */
const DebtorQuery = z.object({
  q: orElse(z.string(), ''),
  sortColumn: orElse(z.enum(debtorSortColumns), 'amount'),
  page: orElse(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  perPage: orElse(z.coerce.number().check(z.refine((choice) => perPageChoices.includes(choice))), PER_PAGE_DEFAULT),
})
export type DebtorQuery = z.infer<typeof DebtorQuery>

const usual = new Map(Object.entries(DebtorQuery.parse({})))

function read(search: URLSearchParams): DebtorQuery {
  const query = DebtorQuery.parse(Object.fromEntries(search))
  return { ...query, q: query.q.slice(0, Q_MAX) }
}

/** The shortest URL that says it: defaults are left out. */
function write(query: DebtorQuery): URLSearchParams {
  const said = Object.entries(query).filter(([key, value]) => value !== usual.get(key))
  return new URLSearchParams(said.map(([key, value]) => [key, String(value)]))
}

/** The list's search, order and page: kept by the URL alone, so that Back and a shared link work. */
export function useDebtorQuery() {
  const [searchParams, setSearchParams] = useSearchParams()
  const text = searchParams.toString()
  const query = useMemo(() => read(new URLSearchParams(text)), [text])
  const config = useMemo<DebtorListConfig>(() => {
    const { q, sortColumn, page, perPage } = query
    return {
      ...(q.trim() !== '' && { q: q.trim() }),
      sortColumn,
      sort: sortColumn === 'name' ? 'asc' : 'desc',
      page,
      perPage,
    }
  }, [query])

  const change = useCallback(
    (changes: Partial<DebtorQuery>, replace: boolean) =>
      setSearchParams((now) => write({ ...read(now), page: 1, ...changes }), { replace }),
    [setSearchParams],
  )
  /** A choice: a step of its own for Back. The list begins at its first page unless `page` is given. */
  const choose = useCallback((changes: Partial<DebtorQuery>) => change(changes, false), [change])
  /** Typing and corrections: in place of the present step. */
  const adjust = useCallback((changes: Partial<DebtorQuery>) => change(changes, true), [change])
  return { query, config, choose, adjust }
}
