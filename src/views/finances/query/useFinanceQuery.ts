import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noFilters, readFinanceQuery, writeFinanceQuery, type FinanceQuery } from './financeQuery'

export type QueryChange = (changes: Partial<FinanceQuery>) => void

interface QueryState {
  /** The same object until the URL says something else. */
  query: FinanceQuery
  /** A choice: a step of its own for Back. Whatever is chosen, the list begins at its first page unless `page` is given. */
  choose: QueryChange
  /** Typing and corrections: in place of the present step. */
  adjust: QueryChange
  clear: () => void
}

/** The list's search, filters, order and page: kept by the URL alone, so that Back and a shared link work. */
export function useFinanceQuery(): QueryState {
  const [searchParams, setSearchParams] = useSearchParams()
  const text = searchParams.toString()
  const query = useMemo(() => readFinanceQuery(new URLSearchParams(text)), [text])

  const change = useCallback(
    (changes: Partial<FinanceQuery>, replace: boolean) =>
      setSearchParams((now) => writeFinanceQuery({ ...readFinanceQuery(now), page: 1, ...changes }), { replace }),
    [setSearchParams],
  )
  const choose = useCallback((changes: Partial<FinanceQuery>) => change(changes, false), [change])
  const adjust = useCallback((changes: Partial<FinanceQuery>) => change(changes, true), [change])
  const clear = useCallback(() => choose(noFilters), [choose])

  return { query, choose, adjust, clear }
}
