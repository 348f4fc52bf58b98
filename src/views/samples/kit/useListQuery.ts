import { useCallback, useMemo } from 'react'
import { useUrlParams } from '@/@core/hooks/useUrlParams'
import {
  changedQuery,
  readListQuery,
  writeListQuery,
  type ListChange,
  type ListQuery,
  type ListShape,
} from './listQuery'

export interface ListQueryState<Filter extends string> {
  /** The same object until the address says something else. */
  query: ListQuery<Filter>
  /** A choice: a step of its own for Back. */
  choose: (change: ListChange<Filter>) => void
  /** Typing and corrections: in place of the present step. */
  adjust: (change: ListChange<Filter>) => void
  clear: () => void
}

/** The search, filters, order and page of a sample list: kept by the address alone, so that Back and a shared link work. */
export function useListQuery<Filter extends string>(shape: ListShape<Filter>): ListQueryState<Filter> {
  const [params, changeParams] = useUrlParams()
  const text = params.toString()
  const query = useMemo(() => readListQuery(new URLSearchParams(text), shape), [text, shape])

  const change = useCallback(
    (given: ListChange<Filter>, replace: boolean) =>
      changeParams((now) => writeListQuery(changedQuery(readListQuery(now, shape), given), shape), { replace }),
    [changeParams, shape],
  )
  const choose = useCallback((given: ListChange<Filter>) => change(given, false), [change])
  const adjust = useCallback((given: ListChange<Filter>) => change(given, true), [change])
  const clear = useCallback(
    () => changeParams((now) => writeListQuery({ ...readListQuery(now, shape), q: '', page: 1, filters: {} }, shape)),
    [changeParams, shape],
  )
  return { query, choose, adjust, clear }
}
