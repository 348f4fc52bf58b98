import { useCallback, useMemo } from 'react'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useUrlParams } from '@/@core/hooks/useUrlParams'
import type { ListUrl } from './listQuery'

interface QueryState<Query> {
  /** The same object until the URL says something else of the list. */
  query: Query
  /** A choice: a step of its own for Back. Whatever is chosen, the list begins at its first page unless `page` is given. */
  choose: (changes: Partial<Query>) => void
  /** Typing and corrections: in place of the present step. */
  adjust: (changes: Partial<Query>) => void
}

/** A list's search, filters, order and page: kept by the URL alone, so that Back and a shared link work. What is wrong in it is taken out. */
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
