import { useCallback } from 'react'
import type { AppThunk } from './appThunk'
import { useAppDispatch } from './hooks'

type Asked<Answer, Arg> = Promise<Answer> | ReturnType<AppThunk<Answer, Arg>>

/** A call whose answer is not stored, or a thunk whose answer a slice stores as well. */
export type Query<Answer, Arg> = (arg: Arg) => Asked<Answer, Arg>

/** Waits for either kind of query. Rejects with what `failureOf` (src/api/failure.ts) reads. */
export function useRunQuery() {
  const dispatch = useAppDispatch()
  return useCallback(
    <Answer, Arg>(asked: Asked<Answer, Arg>): Promise<Answer> =>
      typeof asked === 'function' ? dispatch(asked).unwrap() : asked,
    [dispatch],
  )
}
