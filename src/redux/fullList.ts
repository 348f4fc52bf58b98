import { createAction, type Action, type ActionReducerMapBuilder, type Draft } from '@reduxjs/toolkit'
import type { Failure } from '@/api/failure'
import { createAppThunk, type AppThunk, type AppThunkApi } from './appThunk'

/** Everything that a selection contains, in a slice for as long as somebody needs it: it can be as long as the group's books. */
export interface FullListState<Row, AllParams> {
  all: Row[] | null
  /** The parameters of `all`. */
  allParams: AllParams | null
  allError: Failure | null
  /** The latest request: answers to older ones are ignored. */
  allRequestId: string | null
  /** How many screens and exports need it now. */
  allHolders: number
}

export const noFullList = { all: null, allParams: null, allError: null, allRequestId: null, allHolders: 0 }

export interface FullList<Row, AllParams> {
  select: (root: unknown) => FullListState<Row, AllParams>
  fetchAll: AppThunk<Row[], AllParams>
  /** From here on somebody needs the full list. */
  held: () => Action
  /** `all` is dropped when its last user releases it. */
  released: () => Action
  /** Reads everything for one use, as an export is. */
  readAll: AppThunk<Row[], AllParams>
}

/** The full list of one list area: `read` makes the call, `select` finds its state in the store. */
export function createFullList<Row, AllParams>(
  name: string,
  select: (root: unknown) => FullListState<Row, AllParams>,
  read: (params: AllParams, signal: AbortSignal) => Promise<Row[]>,
) {
  const fetchAll = createAppThunk<Row[], AllParams>(`${name}/fetchAll`, (params, { signal }) => read(params, signal))
  const held = createAction(`${name}/fullListHeld`)
  const released = createAction(`${name}/fullListReleased`)

  const readAll = createAppThunk<Row[], AllParams>(`${name}/readAll`, async (params, { dispatch }) => {
    dispatch(held())
    try {
      return await dispatch(fetchAll(params)).unwrap()
    } finally {
      dispatch(released())
    }
  })

  /** After a change: reads it again where somebody needs it. */
  function refetchAll({ dispatch, getState }: AppThunkApi): void {
    const { allParams, allHolders } = select(getState())
    if (allHolders > 0 && allParams !== null) void dispatch(fetchAll(allParams))
  }

  function addFullListCases<State extends FullListState<Row, AllParams>>(
    builder: ActionReducerMapBuilder<State>,
  ): void {
    const set = (state: Draft<State>, changes: Partial<FullListState<Row, AllParams>>) => Object.assign(state, changes)
    builder
      .addCase(held, (state) => {
        state.allHolders += 1
      })
      .addCase(released, (state) => {
        state.allHolders -= 1
        // The latest request stays: a new user may still need its answer.
        if (state.allHolders === 0) set(state, { ...noFullList, allRequestId: state.allRequestId })
      })
      .addCase(fetchAll.pending, (state, { meta }) => {
        set(state, { allRequestId: meta.requestId, allParams: meta.arg })
      })
      .addCase(fetchAll.fulfilled, (state, { meta, payload }) => {
        if (state.allRequestId !== meta.requestId || state.allHolders === 0) return
        set(state, { all: payload, allParams: meta.arg, allError: null })
      })
      .addCase(fetchAll.rejected, (state, { meta, error }) => {
        // The current rows stay; screens that need all rows request them again.
        if (state.allRequestId === meta.requestId) set(state, { allError: error })
      })
  }

  const list: FullList<Row, AllParams> = { select, fetchAll, held, released, readAll }
  return { list, refetchAll, addFullListCases }
}
