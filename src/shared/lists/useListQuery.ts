import { useCallback, useMemo } from 'react'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useUrlParams } from '@/@core/hooks/useUrlParams'
import type { ListUrl } from './listQuery'

interface QueryState<Query> {
  /** Keeps its identity until the URL's list values change. */
  query: Query
  /** A choice adds a step to the history. Returns to the first page unless `page` is given. */
  choose: (changes: Partial<Query>) => void
  /** Typing and corrections: in place of the present step. */
  adjust: (changes: Partial<Query>) => void
}

/**
 * A list's search, filters, order and page. Stored only in the URL, so that Back and shared links work. Invalid values are removed from
 * it.
 */
export function useListQuery<Query extends object>({ read, write, tidy }: ListUrl<Query>): QueryState<Query> {
  const [params, changeParams] = useUrlParams()
  const text = write(read(params)).toString()
  useTidyUrl(tidy(params))
  const query = useMemo(() => read(new URLSearchParams(text)), [read, text])

  const change = useCallback(
    (changes: Partial<Query>, replace: boolean) =>
      changeParams((now) => write({ ...read(now), page: 1, ...changes }), { replace }),
    [read, write, changeParams],
  )
  const choose = useCallback((changes: Partial<Query>) => change(changes, false), [change])
  const adjust = useCallback((changes: Partial<Query>) => change(changes, true), [change])

  return { query, choose, adjust }
}
