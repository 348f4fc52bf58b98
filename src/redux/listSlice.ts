import { createSlice, type Draft } from '@reduxjs/toolkit'
import type { Failure } from '@/auth/failure'
import { createAppThunk, type AppThunkApi } from './appThunk'

export interface ListState<Row, Params> {
  /** The page that is shown. */
  data: Row[]
  /** How many match, over all pages. */
  total: number
  /** What `data` was asked with; null before the first question. */
  params: Params | null
  /** Everything, where a screen asked for it. */
  all: Row[] | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: Failure | null
  /** The newest question: an answer to an older one is dropped. */
  requestId: string | null
}

interface ListCalls<Row, Params, Write> {
  list: (params: Params, signal: AbortSignal) => Promise<{ rows: Row[]; total: number }>
  all: () => Promise<Row[]>
  save: (record: Write) => Promise<Row>
  remove: (id: string) => Promise<unknown>
}

/**
 * The state of one list area: a page of rows, the full list, and the changes. Each change is followed by a refetch of the
 * page, and a removal also by one of the full list (SPEC.md section 4).
 */
export function createListSlice<Row extends { id: string }, Params extends object, Write extends object>(
  name: string,
  calls: ListCalls<Row, Params, Write>,
) {
  type State = ListState<Row, Params>
  const initialState: State = {
    data: [],
    total: 0,
    params: null,
    all: null,
    status: 'idle',
    error: null,
    requestId: null,
  }

  const fetchList = createAppThunk<{ rows: Row[]; total: number }, Params>(`${name}/fetchList`, (params, { signal }) =>
    calls.list(params, signal),
  )
  const fetchAll = createAppThunk<Row[]>(`${name}/fetchAll`, () => calls.all())
  const refetchPage = ({ dispatch, getState }: AppThunkApi) => {
    const params = pageParams(getState())
    if (params) void dispatch(fetchList(params))
  }
  // The slice lives in the store under its own name.
  const pageParams = (root: unknown) => (root as Record<string, State | undefined>)[name]?.params

  const save = createAppThunk<Row, Write>(`${name}/save`, async (record, api) => {
    const saved = await calls.save(record)
    refetchPage(api)
    return saved
  })
  const remove = createAppThunk<void, string>(`${name}/remove`, async (id, api) => {
    await calls.remove(id)
    refetchPage(api)
    void api.dispatch(fetchAll())
  })

  const set = (state: Draft<State>, changes: Partial<State>) => Object.assign(state, changes)

  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(fetchList.pending, (state, { meta }) => {
          set(state, { status: 'loading', requestId: meta.requestId, params: meta.arg })
        })
        .addCase(fetchList.fulfilled, (state, { meta, payload }) => {
          if (state.requestId !== meta.requestId) return
          set(state, { status: 'ready', error: null, data: payload.rows, total: payload.total })
        })
        .addCase(fetchList.rejected, (state, { meta, error }) => {
          if (state.requestId === meta.requestId) set(state, { status: 'failed', error })
        })
        .addCase(fetchAll.fulfilled, (state, { payload }) => {
          set(state, { all: payload })
        })
    },
  })
  return { reducer: slice.reducer, fetchList, fetchAll, save, remove }
}
