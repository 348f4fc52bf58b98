import { useCallback, useState } from 'react'
import type { Failure } from '@/api/failure'
import { useAppDispatch, useAppSelector } from './hooks'
import type { ListShownState } from './listSlice'
import type { AppThunk } from './appThunk'
import { isSame } from './requestStatus'
import type { RootState } from './store'
import { useAskBeforePaint } from './useQuery'

export interface ListShown<Row> {
  /** Undefined before the first answer. */
  rows: Row[] | undefined
  total: number
  /** More than `total` match. */
  hasMore?: boolean | undefined
  /** The displayed rows are not those of the latest request. */
  isLoading: boolean
  failure: Failure | null
  reload: () => void
}

interface ListSource<Row, Params extends object> {
  select: (state: RootState) => ListShownState<Row, Params>
  fetch: (params: Params) => ReturnType<AppThunk<unknown, Params>>
}

/** Loads a page of a list area when `config` changes (must be a stable object) and after a new sign-in. `source` must be a constant. */
export function useList<Row, Params extends object>(source: ListSource<Row, Params>, config: Params): ListShown<Row> {
  const { fetch } = source
  const dispatch = useAppDispatch()
  // Selected one by one: a change of the request's status alone need not render the screen.
  const data = useAppSelector((state) => source.select(state).data)
  const total = useAppSelector((state) => source.select(state).total)
  const hasMore = useAppSelector((state) => source.select(state).hasMore)
  const error = useAppSelector((state) => source.select(state).error)
  const isAnswered = useAppSelector((state) => ['ready', 'refreshing', 'failed'].includes(source.select(state).status))
  // Between a change of the URL and the request that follows, the state is still that of the previous request.
  const isLoading = useAppSelector((state) => {
    const { status, params } = source.select(state)
    return status === 'loading' || !isSame(params, config)
  })
  const [wasAnswered, setWasAnswered] = useState(isAnswered)
  if (isAnswered && !wasAnswered) setWasAnswered(true)

  const ask = useCallback(() => dispatch(fetch(config)), [dispatch, fetch, config])
  useAskBeforePaint(fetch, config)

  return {
    rows: wasAnswered ? data : undefined,
    total,
    hasMore,
    isLoading,
    // It stays while a retry is on its way.
    failure: error,
    reload: useCallback(() => void ask(), [ask]),
  }
}

/** The id of the latest request for `config`; null before `useList` has made it. For requests that accompany each request of a list. */
export function useQuestionId<Row, Params extends object>(
  source: ListSource<Row, Params>,
  config: Params,
): string | null {
  return useAppSelector((state) => {
    const { params, requestId } = source.select(state)
    return isSame(params, config) ? requestId : null
  })
}
