import { createSlice, type Draft } from '@reduxjs/toolkit'
import type { Failure } from '@/api/failure'
import { slices, type AreaStates } from './store'
import { createAppThunk, type AppThunkApi } from './appThunk'
import { createFullList, noFullList, type FullListState } from './fullList'
import { keepUnchangedRows, statusOfRequest, type RequestStatus } from './requestStatus'

/** A page of rows and its parameters. */
export interface ListShownState<Row, Params> {
  /** The page that is shown. */
  data: Row[]
  /** How many match, over all pages. */
  total: number
  /** More than `total` match, which were not counted. */
  hasMore?: boolean | undefined
  /** The parameters of `data`; null before the first request. */
  params: Params | null
  status: RequestStatus
  error: Failure | null
  /** The latest request: answers to older ones are ignored. */
  requestId: string | null
}

export interface ListState<Row, Params, AllParams> extends ListShownState<Row, Params>, FullListState<Row, AllParams> {}

interface ListPage<Row> {
  rows: Row[]
  total: number
  hasMore?: boolean | undefined
}

interface ListCalls<Row, Params, AllParams, Write> {
  list: (params: Params, api: AppThunkApi) => Promise<ListPage<Row>>
  all: (params: AllParams, signal: AbortSignal) => Promise<Row[]>
  save: (record: Write) => Promise<Row>
  remove: (id: string) => Promise<unknown>
}

/**
 * The state of one list area: a page of rows, the full list if it is in use, and the changes. Each change reloads both; if no screen has
 * shown a page yet, the first one is loaded with `firstParams`.
 */
export function createListSlice<Row extends { id: string }, Params extends object, AllParams, Write extends object>(
  name: keyof AreaStates,
  firstParams: Params,
  calls: ListCalls<Row, Params, AllParams, Write>,
) {
  type State = ListState<Row, Params, AllParams>
  const initialState: State = {
    data: [],
    total: 0,
    params: null,
    status: 'idle',
    error: null,
    requestId: null,
    ...noFullList,
  }

  const fetchList = createAppThunk<ListPage<Row>, Params>(`${name}/fetchList`, async (params, api) => {
    const { rows, ...counted } = await calls.list(params, api)
    return { rows: keepUnchangedRows(select(api.getState()).data, rows), ...counted }
  })
  // The slice is in the store under its own name.
  const select = (root: unknown): State => (root as Record<string, State | undefined>)[name] ?? initialState

  const { list: fullList, refetchAll, addFullListCases } = createFullList<Row, AllParams>(name, select, calls.all)

  function askAgain(api: AppThunkApi): void {
    void api.dispatch(fetchList(select(api.getState()).params ?? firstParams))
    refetchAll(api)
  }

  /** After a change that was made by another call than the two below. */
  const refetch = createAppThunk(`${name}/refetch`, async (_, api) => askAgain(api))
  const save = createAppThunk<Row, Write>(`${name}/save`, async (record, api) => {
    const saved = await calls.save(record)
    askAgain(api)
    return saved
  })
  const remove = createAppThunk<void, string>(`${name}/remove`, async (id, api) => {
    await calls.remove(id)
    askAgain(api)
  })

  const set = (state: Draft<State>, changes: Partial<State>) => Object.assign(state, changes)

  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(fetchList.pending, (state, { meta }) => {
          const status = statusOfRequest(state.status, state.params, meta.arg)
          set(state, { status, requestId: meta.requestId, params: meta.arg })
        })
        .addCase(fetchList.fulfilled, (state, { meta, payload }) => {
          if (state.requestId !== meta.requestId) return
          set(state, {
            status: 'ready',
            error: null,
            data: payload.rows,
            total: payload.total,
            hasMore: payload.hasMore,
          })
        })
        .addCase(fetchList.rejected, (state, { meta, error }) => {
          if (state.requestId === meta.requestId) set(state, { status: 'failed', error })
        })
      addFullListCases(builder)
    },
  })
  slice.injectInto(slices)
  return { select, fetchList, fullList, refetch, save, remove }
}
