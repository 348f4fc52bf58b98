import type { UrlValues } from '@/@core/hooks/useTidyUrl'
import { readPaging, readWords } from './urlValues'

/** Rows per page of a screen, more than the default of a call (PER_PAGE_DEFAULT of the contract). */
const ROWS = 25

/** How the address of a list is read and written. */
export interface ListUrl<Query> {
  read: (search: URLSearchParams) => Query
  /** The shortest equivalent address: defaults are left out. */
  write: (query: Partial<Query>) => URLSearchParams
  /** The valid values of an address, including explicit defaults. */
  tidy: (search: URLSearchParams) => UrlValues
}

/** Among the own values of a list that looks for no words. */
export const noWords = { q: '' } as const

/** The page values of a list without paging: none (useTidyUrl). */
export const onOnePage: UrlValues = { page: undefined, perPage: undefined }

interface ListPage {
  /** The words that are looked for, as they are typed. */
  q: string
  page: number
  perPage: number
}

/**
 * Makes the reader, writer and tidier of a list's URL: search words, the area's own values, and the page. `readOwn` returns all of its
 * keys, `undefined` where the URL has no value, in the order in which they are written.
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
    // Days next to a named period are removed: alone they would be read as the period (readPeriod).
    if ((values.get('period') ?? 'custom') !== 'custom') for (const day of ['from', 'to']) values.delete(day)
    const said = [...usual].filter(([key, value]) => values.get(key) !== undefined && values.get(key) !== value)
    return new URLSearchParams(said.map(([key]) => [key, String(values.get(key))]))
  }

  function tidy(search: URLSearchParams): UrlValues {
    const query = read(search)
    const written = write(query)
    const held = Object.entries(query).map(([key, value]) => {
      const said = search.get(key) ?? undefined
      return [key, said === String(value) ? said : (written.get(key) ?? undefined)]
    })
    return Object.fromEntries(held)
  }

  return { read, write, tidy }
}
