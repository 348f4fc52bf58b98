import { createSlice, original, type Draft } from '@reduxjs/toolkit'
import {
  type EventRecord,
  type MemberAttendanceList,
  type MemberRecord,
  type AllAnalyticsConfig,
  type AllMemberAttendanceConfig,
  type AnalyticsListConfig,
  type AnalyticsRow,
  type AnalyticsSummary,
  type AttendanceWarning,
  type BudgetedEvents,
  type MemberAttendance,
  type MemberAttendanceListConfig,
  type MemberRecordQuery,
  listEventAnalyticsCall,
  allEventAnalyticsCall,
  findEventAnalyticsCall,
  earlyWarningsCall,
  listMemberAnalyticsCall,
  allMemberAnalyticsCall,
  findMemberAnalyticsCall,
} from '@contract/analytics'
import { slices } from './store'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { createFullList, noFullList, type FullListState } from './fullList'
import { getCalls } from './getCalls'
import type { ListShownState } from './listSlice'
import { keepUnchanged, statusOfRequest } from './requestStatus'

type AnalyticsParams = Partial<AnalyticsListConfig>
type AnalyticsSelection = Partial<AllAnalyticsConfig>

export interface AnalyticsPage {
  rows: AnalyticsRow[]
  total: number
  /** Of everything that the filters select, not of the page. */
  summary: AnalyticsSummary
  budgeted: BudgetedEvents | null
}

interface AnalyticsState
  extends ListShownState<AnalyticsRow, AnalyticsParams>, FullListState<AnalyticsRow, AnalyticsSelection> {
  /** Of all events that `params` select; null before the first answer. */
  summary: AnalyticsSummary | null
  /** Of the selected events that have a budget; null also if none has one, or this person may not read it. */
  budgeted: BudgetedEvents | null
}

// The slice is in the store under its own name.
const stateOf = (root: unknown) => (root as { analytics?: AnalyticsState }).analytics

async function listAnalytics(config: Partial<AnalyticsListConfig>, signal?: AbortSignal): Promise<AnalyticsPage> {
  const answer = await apiRequest(listEventAnalyticsCall, { ...getCalls.analytics(config), ...(signal && { signal }) })
  return { rows: answer.events, total: answer.total, summary: answer.summary, budgeted: answer.budgeted ?? null }
}

/** A list that is only read: what changes it is finishing an event. */
export const fetchAnalytics = createAppThunk<AnalyticsPage, AnalyticsParams>(
  'analytics/fetchList',
  (params, { signal }) => listAnalytics(params, signal),
)

const {
  list: allAnalytics,
  refetchAll,
  addFullListCases,
} = createFullList<AnalyticsRow, AnalyticsSelection>(
  'analytics',
  (root) => stateOf(root) ?? noFullList,
  (config, signal) => apiRequest(allEventAnalyticsCall, { params: { config }, signal }),
)
/** Everything that the filters select, where somebody needs it. */
export { allAnalytics }

/** Reloads the list with its latest parameters, or its first page, and the full list if it is in use. */
export const refetchAnalytics = createAppThunk<void>('analytics/refetch', async (_, api) => {
  refetchAll(api)
  await api.dispatch(fetchAnalytics(stateOf(api.getState())?.params ?? {}))
})

/** The figures of another set of events; does not change the list. Returns null without a request if `config` is null. */
export const summariseAnalytics = async (
  config: Partial<AnalyticsListConfig> | null,
): Promise<AnalyticsSummary | null> =>
  config === null ? null : (await listAnalytics({ ...config, page: 1, perPage: 1 })).summary

export const findRecord = (id: string): Promise<EventRecord> => apiRequest(findEventAnalyticsCall, { params: { id } })

/** Sorted by name. */
export const fetchWarnings = async (): Promise<AttendanceWarning[]> => (await apiRequest(earlyWarningsCall)).warnings

export const fetchMemberAttendance = (config: MemberAttendanceListConfig): Promise<MemberAttendanceList> =>
  apiRequest(listMemberAnalyticsCall, getCalls.memberAttendance(config))

/** All members selected by the filters, for export and print. */
export const selectMemberAttendance = (config: AllMemberAttendanceConfig): Promise<MemberAttendance[]> =>
  apiRequest(allMemberAnalyticsCall, { params: { config } })

export const findMemberRecord = (params: MemberRecordQuery): Promise<MemberRecord> =>
  apiRequest(findMemberAnalyticsCall, { params })

const initialState: AnalyticsState = {
  data: [],
  total: 0,
  summary: null,
  budgeted: null,
  params: null,
  status: 'idle',
  error: null,
  requestId: null,
  ...noFullList,
}

const set = (state: Draft<AnalyticsState>, changes: Partial<AnalyticsState>) => Object.assign(state, changes)

declare module './store' {
  interface AreaStates {
    analytics: AnalyticsState
  }
}

const slice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchAnalytics.pending, (state, { meta }) => {
        const status = statusOfRequest(state.status, state.params, meta.arg)
        set(state, { status, requestId: meta.requestId, params: meta.arg })
      })
      .addCase(fetchAnalytics.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        const before = original(state) ?? initialState
        set(state, {
          status: 'ready',
          error: null,
          data: keepUnchanged(before.data, payload.rows),
          total: payload.total,
          summary: keepUnchanged(before.summary, payload.summary),
          budgeted: keepUnchanged(before.budgeted, payload.budgeted),
        })
      })
      .addCase(fetchAnalytics.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) set(state, { status: 'failed', error })
      })
    addFullListCases(builder)
  },
  selectors: {
    selectAnalyticsState: (state) => state,
    selectSummary: (state) => state.summary,
    selectBudgeted: (state) => state.budgeted,
  },
}).injectInto(slices)

export const { selectAnalyticsState, selectBudgeted, selectSummary } = slice.selectors
