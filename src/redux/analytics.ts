import { createSlice, type Draft } from '@reduxjs/toolkit'
import {
  AllAnalytics,
  AllMemberAttendance,
  AnalyticsList,
  AttendanceWarnings,
  EventRecord,
  MemberAttendanceList,
  MemberRecord,
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
} from '@contract/analytics'
import { slices } from './store'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'
import type { ListShownState } from './listSlice'

export type AnalyticsParams = Partial<AnalyticsListConfig>

export interface AnalyticsPage {
  rows: AnalyticsRow[]
  total: number
  /** Of everything that the filters select, not of the page. */
  summary: AnalyticsSummary
  budgeted: BudgetedEvents | null
}

interface AnalyticsState extends ListShownState<AnalyticsRow, AnalyticsParams> {
  /** Of everything that `params` selects; null before the first answer. */
  summary: AnalyticsSummary | null
  /** Of those of them that have a budget; null also where none has, or this person may not read it. */
  budgeted: BudgetedEvents | null
}

// The slice lives in the store under its own name.
const stateOf = (root: unknown) => (root as { analytics?: AnalyticsState }).analytics

async function listAnalytics(config: Partial<AnalyticsListConfig>, signal: AbortSignal): Promise<AnalyticsPage> {
  const answer = await apiRequest(AnalyticsList, { ...getCalls.analytics(config), signal })
  return { rows: answer.events, total: answer.total, summary: answer.summary, budgeted: answer.budgeted ?? null }
}

/** A list that is only read: what changes it is finishing an event. */
export const fetchAnalytics = createAppThunk<AnalyticsPage, AnalyticsParams>(
  'analytics/fetchList',
  (params, { signal }) => listAnalytics(params, signal),
)

/** The list as a screen last asked for it, once more; nothing where none did. */
export const refetchAnalytics = createAppThunk<void>('analytics/refetch', async (_, { dispatch, getState }) => {
  const params = stateOf(getState())?.params
  if (params) await dispatch(fetchAnalytics(params))
})

/** The figures of another set of events, beside the list, which stays as it is. Nothing is asked where `config` is null. */
export const summariseAnalytics = createAppThunk<AnalyticsSummary | null, Partial<AnalyticsListConfig> | null>(
  'analytics/summarise',
  async (config, { signal }) =>
    config === null ? null : (await listAnalytics({ ...config, page: 1, perPage: 1 }, signal)).summary,
)

/** Everything that the filters select, for export and print. */
export const selectAnalytics = createAppThunk<AnalyticsRow[], Partial<AllAnalyticsConfig>>(
  'analytics/select',
  (config, { signal }) => apiRequest(AllAnalytics, { url: '/analytics/events/all-events', params: { config }, signal }),
)

export const findRecord = createAppThunk<EventRecord, string>('analytics/find', (id, { signal }) =>
  apiRequest(EventRecord, { url: '/analytics/events/find-event', params: { id }, signal }),
)

/** Sorted by name. */
export const fetchWarnings = createAppThunk<AttendanceWarning[]>(
  'analytics/warnings',
  async (_, { signal }) =>
    (await apiRequest(AttendanceWarnings, { url: '/analytics/early-warnings', signal })).warnings,
)

export const fetchMemberAttendance = createAppThunk<MemberAttendanceList, MemberAttendanceListConfig>(
  'analytics/fetchMembers',
  (config, { signal }) => apiRequest(MemberAttendanceList, { ...getCalls.memberAttendance(config), signal }),
)

/** Everyone whom the filters select, for export and print. */
export const selectMemberAttendance = createAppThunk<MemberAttendance[], AllMemberAttendanceConfig>(
  'analytics/selectMembers',
  (config, { signal }) =>
    apiRequest(AllMemberAttendance, { url: '/analytics/members/all-members', params: { config }, signal }),
)

export const findMemberRecord = createAppThunk<MemberRecord, MemberRecordQuery>(
  'analytics/findMember',
  (params, { signal }) => apiRequest(MemberRecord, { url: '/analytics/members/find-member', params, signal }),
)

const initialState: AnalyticsState = {
  data: [],
  total: 0,
  summary: null,
  budgeted: null,
  params: null,
  status: 'idle',
  error: null,
  requestId: null,
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
        set(state, { status: 'loading', requestId: meta.requestId, params: meta.arg })
      })
      .addCase(fetchAnalytics.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return
        const { rows, total, summary, budgeted } = payload
        set(state, { status: 'ready', error: null, data: rows, total, summary, budgeted })
      })
      .addCase(fetchAnalytics.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) set(state, { status: 'failed', error })
      })
  },
  selectors: {
    selectAnalyticsState: (state) => state,
    selectSummary: (state) => state.summary,
    selectBudgeted: (state) => state.budgeted,
  },
}).injectInto(slices)

export const { selectAnalyticsState, selectBudgeted, selectSummary } = slice.selectors
