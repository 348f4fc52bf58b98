import {
  createAsyncThunk,
  type AsyncThunk,
  type AsyncThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { failureOf, type Failure } from '@/api/failure'

/** What a thunk's body is given. */
export interface AppThunkApi {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => unknown
  signal: AbortSignal
}

interface Config {
  serializedErrorType: Failure
}

/** AsyncThunk, but callable where `Arg` is still a type parameter; its own conditional signature is not. */
export type AppThunk<Returned, Arg> = ((arg: Arg) => AsyncThunkAction<Returned, Arg, Config>) &
  Pick<AsyncThunk<Returned, Arg, Config>, 'pending' | 'fulfilled' | 'rejected'>

/** createAsyncThunk whose rejections are Failures: in `action.error`, and thrown by `unwrap()`. */
export function createAppThunk<Returned, Arg = void>(
  type: string,
  run: (arg: Arg, api: AppThunkApi) => Promise<Returned>,
): AppThunk<Returned, Arg> {
  // Its type cannot be related to ours while Arg is open; what is called and dispatched is the same.
  return createAsyncThunk<Returned, Arg, Config>(type, run, { serializeError: failureOf }) as unknown as AppThunk<
    Returned,
    Arg
  >
}
