import { useCallback } from 'react'
import { useUrlParams } from '@/@core/hooks/useUrlParams'

export interface SearchState {
  search: URLSearchParams
  /** A step of its own for Back. An empty value takes the word out of the URL; whatever is chosen, the page is the first again. */
  choose: (changes: Record<string, string>) => void
  /** Typing: in place of the present step. */
  adjust: (changes: Record<string, string>) => void
}

/** A screen's search, filters, order and page: kept by the URL alone, so that Back and a shared link work. */
export function useSearchState(): SearchState {
  const [search, changeSearch] = useUrlParams()
  const change = useCallback(
    (changes: Record<string, string>, replace: boolean) =>
      changeSearch(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('page')
          for (const [key, value] of Object.entries(changes)) {
            if (value === '') next.delete(key)
            else next.set(key, value)
          }
          return next
        },
        { replace },
      ),
    [changeSearch],
  )
  const choose = useCallback((changes: Record<string, string>) => change(changes, false), [change])
  const adjust = useCallback((changes: Record<string, string>) => change(changes, true), [change])
  return { search, choose, adjust }
}

/** From 1; whatever else stands in the URL is the first page. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}
