import { useCallback, useLayoutEffect } from 'react'
import type { FullList } from './fullList'
import { useAppDispatch, useAppSelector } from './hooks'
import { useAskBeforePaint } from './useQuery'

/**
 * Everything that `params` selects (give the same object otherwise), from the slice, which keeps it for as long as this screen is there and reads it
 * again after changes. `list` is a constant of its caller.
 */
export function useFullList<Row, AllParams>(list: FullList<Row, AllParams>, params: AllParams) {
  const dispatch = useAppDispatch()
  const answer = useAppSelector((state) => {
    const { all, allParams } = list.select(state)
    return allParams === params ? all : null
  })
  const failure = useAppSelector((state) => list.select(state).allError)

  // Before the question, whose answer is kept for those who need it.
  useLayoutEffect(() => {
    dispatch(list.held())
    return () => void dispatch(list.released())
  }, [dispatch, list])

  const ask = useCallback(() => dispatch(list.fetchAll(params)), [dispatch, list, params])
  useAskBeforePaint(ask)
  return {
    answer,
    failure,
    isLoading: answer === null && failure === null,
    reload: useCallback(() => void ask(), [ask]),
  }
}
