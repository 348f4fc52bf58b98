import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PER_PAGE_DEFAULT, PER_PAGE_MAX } from '@contract/lists'

export interface PeopleParams {
  q: string
  page: number
  perPage: number
}

function whole(text: string | null, max: number, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback
}

/** The list's search and page as the address says; what is not understood there is the default. */
export function usePeopleParams() {
  const [search, setSearch] = useSearchParams()
  const params = useMemo<PeopleParams>(
    () => ({
      q: search.get('q') ?? '',
      page: whole(search.get('page'), Number.MAX_SAFE_INTEGER, 1),
      perPage: whole(search.get('perPage'), PER_PAGE_MAX, PER_PAGE_DEFAULT),
    }),
    [search],
  )
  const setParams = useCallback(
    (changes: Partial<PeopleParams>) => {
      const next = { ...params, ...changes }
      setSearch(
        {
          ...(next.q && { q: next.q }),
          ...(next.page > 1 && { page: String(next.page) }),
          ...(next.perPage !== PER_PAGE_DEFAULT && { perPage: String(next.perPage) }),
        },
        // Each letter of a search is not a step to go back to.
        { replace: 'q' in changes },
      )
    },
    [params, setSearch],
  )
  return { params, setParams }
}
