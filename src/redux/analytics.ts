import { createSlice, type Draft } from '@reduxjs/toolkit'
import type { AnalyticsListConfig, AnalyticsRow, AnalyticsSummary } from '@contract/analytics'
import type { AnalyticsPage } from './analyticsCalls'
import { createAppThunk } from './appThunk'
import type { ListShownState } from './listSlice'

export type AnalyticsParams = Partial<AnalyticsListConfig>

interface AnalyticsState extends ListShownState<AnalyticsRow, AnalyticsParams> {
  /** Of everything that `params` selects; null before the first answer. */
  summary: AnalyticsSummary | null
}

// The store is part of the first screen, what the calls are checked against is not: it comes with the area.
const calls = () => import('./analyticsCalls')

/** A list that is only read: what changes it is finishing an event. */
export const fetchAnalytics = createAppThunk<AnalyticsPage, AnalyticsParams>(
  'analytics/fetchList',
  async (params, { signal }) => (await calls()).listAnalytics(params, signal),
)

/** The list as a screen last asked for it, once more; nothing where none did. */
export const refetchAnalytics = createAppThunk<void>('analytics/refetch', async (_, { dispatch, getState }) => {
  const params = stateOf(getState())?.params
  if (params) await dispatch(fetchAnalytics(params))
})

// The slice lives in the store under its own name.
const stateOf = (root: unknown) => (root as { analytics?: AnalyticsState }).analytics

const initialState: AnalyticsState = {
  data: [],
  total: 0,
  summary: null,
  params: null,
  status: 'idle',
  error: null,
  requestId: null,
}

const set = (state: Draft<AnalyticsState>, changes: Partial<AnalyticsState>) => Object.assign(state, changes)

const slice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchAnalytics.pending, (state, { meta }) => {
        set(state, { status: 'loading', requestId: meta.requestId, params: meta.arg })
      })
      .addCase(fetchAnalytics.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        const { rows, total, summary } = payload
        set(state, { status: 'ready', error: null, data: rows, total, summary })
      })
      .addCase(fetchAnalytics.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) set(state, { status: 'failed', error })
      })
  },
  selectors: { selectSummary: (state) => state.summary },
})

export const { selectSummary } = slice.selectors
export const analyticsReducer = slice.reducer
