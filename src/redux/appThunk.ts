import {
  createAsyncThunk,
  type AsyncThunk,
  type AsyncThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { failureOf, type Failure } from '@/api/failure'

/** The second argument of a thunk. */
export interface AppThunkApi {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => unknown
  signal: AbortSignal
}

interface Config {
  serializedErrorType: Failure
}

/** Like AsyncThunk, but callable while `Arg` is a type parameter, which AsyncThunk's conditional signature is not. */
export type AppThunk<Returned, Arg> = ((arg: Arg) => AsyncThunkAction<Returned, Arg, Config>) &
  Pick<AsyncThunk<Returned, Arg, Config>, 'pending' | 'fulfilled' | 'rejected'>

/** Like createAsyncThunk, but rejections are Failures: in `action.error`, and thrown by `unwrap()`. */
export function createAppThunk<Returned, Arg = void>(
  type: string,
  run: (arg: Arg, api: AppThunkApi) => Promise<Returned>,
): AppThunk<Returned, Arg> {
  // TypeScript cannot relate the types while Arg is generic; at run time they are the same.
  return createAsyncThunk<Returned, Arg, Config>(type, run, { serializeError: failureOf }) as unknown as AppThunk<
    Returned,
    Arg
  >
}
