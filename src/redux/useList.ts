import { useCallback, useState } from 'react'
import type { Failure } from '@/api/failure'
import { useAppDispatch, useAppSelector } from './hooks'
import type { ListShownState } from './listSlice'
import type { AppThunk } from './appThunk'
import type { RootState } from './store'
import { useAskBeforePaint } from './useQuery'

export interface ListShown<Row> {
  /** Undefined before the first answer. */
  rows: Row[] | undefined
  total: number
  /** More than `total` match. */
  hasMore?: boolean | undefined
  /** What is shown is older than what was asked. */
  isLoading: boolean
  failure: Failure | null
  reload: () => void
}

interface ListSource<Row, Params extends object> {
  select: (state: RootState) => ListShownState<Row, Params>
  fetch: (params: Params) => ReturnType<AppThunk<unknown, Params>>
}

/**
 * Asks a list area for its page when `config` changes (give the same object otherwise) and after a new sign-in. `source` is a
 * constant of its caller.
 */
export function useList<Row, Params extends object>(source: ListSource<Row, Params>, config: Params): ListShown<Row> {
  const { fetch } = source
  const dispatch = useAppDispatch()
  // Each by itself: that the question is on its way is no news to a screen that is asking it.
  const data = useAppSelector((state) => source.select(state).data)
  const total = useAppSelector((state) => source.select(state).total)
  const hasMore = useAppSelector((state) => source.select(state).hasMore)
  const error = useAppSelector((state) => source.select(state).error)
  const isAnswered = useAppSelector((state) => ['ready', 'failed'].includes(source.select(state).status))
  // Between the change of the URL and the question that follows it, the state still speaks of the question before.
  const isLoading = useAppSelector((state) => {
    const { status, params } = source.select(state)
    return status === 'loading' || params !== config
  })
  const [wasAnswered, setWasAnswered] = useState(isAnswered)
  if (isAnswered && !wasAnswered) setWasAnswered(true)

  const ask = useCallback(() => dispatch(fetch(config)), [dispatch, fetch, config])
  useAskBeforePaint(ask)

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

/** Which question for `config` is the newest; null until `useList` has asked it. For what is asked again with each question of a list. */
export function useQuestionId<Row, Params extends object>(
  source: ListSource<Row, Params>,
  config: Params,
): string | null {
  return useAppSelector((state) => {
    const { params, requestId } = source.select(state)
    return params === config ? requestId : null
  })
}
