import * as z from 'zod/mini'
import { PER_PAGE_DEFAULT } from '@contract/lists'

const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const perPageChoices = [10, 25, 50, 100]

/** `catch` of zod, under a name that does not look like a promise's. */
export const orElse = z.catch

/** A filter of a list's URL, absent where it is not set. */
export function filterBy<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(z.optional(schema), undefined)
}

/** The order of a list's URL, with the one that it begins with. */
export function orderBy<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  usual: { sort: 'asc' | 'desc'; sortColumn: Columns[number] },
) {
  return {
    sort: orElse(z.enum(['asc', 'desc']), usual.sort),
    sortColumn: orElse(z.enum(columns), usual.sortColumn),
  }
}

/** How the address of a list is read and written. */
export interface ListUrl<Query> {
  read: (search: URLSearchParams) => Query
  /** The shortest that says it: defaults are left out. */
  write: (query: Partial<Query>) => URLSearchParams
}

/**
 * What the URL of a list says: words to look for, the area's own fields in the order in which they are written, and the page.
 * Whatever in it is wrong falls back, so that an old or mistyped link still shows the list.
 */
export function listUrl<const Fields extends z.core.$ZodLooseShape>(fields: Fields, perPage = PER_PAGE_DEFAULT) {
  const Own = z.object(fields)
  const Shared = z.object({
    q: orElse(z.string(), ''),
    page: orElse(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
    perPage: orElse(z.coerce.number().check(z.refine((choice) => perPageChoices.includes(choice))), perPage),
  })
  type Query = z.infer<typeof Own> & z.infer<typeof Shared>
  const keys = ['q', ...Object.keys(fields), 'page', 'perPage']

  function read(search: URLSearchParams): Query {
    const said = Object.fromEntries(search)
    const shared = Shared.parse(said)
    return { ...Own.parse(said), ...shared, q: shared.q.slice(0, Q_MAX) }
  }

  const usual = new Map<string, unknown>(Object.entries(read(new URLSearchParams())))

  function write(query: Partial<Query>): URLSearchParams {
    const values = new Map<string, unknown>(Object.entries(query))
    const said = keys.filter((key) => values.get(key) !== undefined && values.get(key) !== usual.get(key))
    return new URLSearchParams(said.map((key) => [key, String(values.get(key))]))
  }

  return { read, write } satisfies ListUrl<Query>
}
