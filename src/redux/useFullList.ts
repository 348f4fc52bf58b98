import { useCallback, useLayoutEffect } from 'react'
import type { FullList } from './fullList'
import { useAppDispatch, useAppSelector } from './hooks'
import { useAskBeforePaint } from './useQuery'

/**
 * All rows that `params` select (must be a stable object), kept in the slice while this screen exists, and reloaded after changes. `list`
 * must be a constant.
 */
export function useFullList<Row, AllParams>(list: FullList<Row, AllParams>, params: AllParams) {
  const dispatch = useAppDispatch()
  const answer = useAppSelector((state) => {
    const { all, allParams } = list.select(state)
    return allParams === params ? all : null
  })
  const failure = useAppSelector((state) => list.select(state).allError)

  // Before the request, whose answer is only stored if somebody holds the list.
  useLayoutEffect(() => {
    dispatch(list.held())
    return () => void dispatch(list.released())
  }, [dispatch, list])

  const ask = useCallback(() => dispatch(list.fetchAll(params)), [dispatch, list, params])
  useAskBeforePaint(list.fetchAll, params)
  return {
    answer,
    failure,
    isLoading: answer === null && failure === null,
    reload: useCallback(() => void ask(), [ask]),
  }
}
