import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noFilters, readAnalyticsQuery, writeAnalyticsQuery, type AnalyticsQuery } from './analyticsQuery'

export type QueryChange = (changes: Partial<AnalyticsQuery>) => void

interface QueryState {
  /** The same object until the URL says something else. */
  query: AnalyticsQuery
  /** A choice: a step of its own for Back. Whatever is chosen, the list begins at its first page unless `page` is given. */
  choose: QueryChange
  /** Typing and corrections: in place of the present step. */
  adjust: QueryChange
  clear: () => void
}

/** The list's search, filters, order and page: kept by the URL alone, so that Back and a shared link work. */
export function useAnalyticsQuery(): QueryState {
  const [searchParams, setSearchParams] = useSearchParams()
  const text = searchParams.toString()
  const query = useMemo(() => readAnalyticsQuery(new URLSearchParams(text)), [text])

  const change = useCallback(
    (changes: Partial<AnalyticsQuery>, replace: boolean) =>
      setSearchParams((now) => writeAnalyticsQuery({ ...readAnalyticsQuery(now), page: 1, ...changes }), { replace }),
    [setSearchParams],
  )
  const choose = useCallback((changes: Partial<AnalyticsQuery>) => change(changes, false), [change])
  const adjust = useCallback((changes: Partial<AnalyticsQuery>) => change(changes, true), [change])
  const clear = useCallback(() => choose(noFilters), [choose])

  return { query, choose, adjust, clear }
}
