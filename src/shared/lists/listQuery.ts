import { readPaging, readWords } from './urlValues'

/** A screen shows more at once than a call without a word of it answers (PER_PAGE_DEFAULT of the contract). */
const ROWS = 25

/** How the address of a list is read and written. */
export interface ListUrl<Query> {
  read: (search: URLSearchParams) => Query
  /** The shortest that says it: defaults are left out. */
  write: (query: Partial<Query>) => URLSearchParams
}

interface ListPage {
  /** The words that are looked for, as they are typed. */
  q: string
  page: number
  perPage: number
}

/**
 * What the URL of a list says: words to look for, the area's own values in the order in which they are written (all of its keys,
 * `undefined` where one is not said), and the page.
 */
export function listUrl<Own extends object>(readOwn: (search: URLSearchParams) => Own): ListUrl<Own & ListPage> {
  const read = (search: URLSearchParams) => ({
    q: readWords(search),
    ...readOwn(search),
    ...readPaging(search, ROWS),
  })
  const usual = new Map<string, unknown>(Object.entries(read(new URLSearchParams())))

  function write(query: Partial<Own & ListPage>): URLSearchParams {
    const values = new Map<string, unknown>(Object.entries(query))
    const said = [...usual].filter(([key, value]) => values.get(key) !== undefined && values.get(key) !== value)
    return new URLSearchParams(said.map(([key]) => [key, String(values.get(key))]))
  }

  return { read, write }
}
