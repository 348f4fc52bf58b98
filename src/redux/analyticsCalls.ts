import {
  AllAnalytics,
  AnalyticsList,
  AttendanceWarnings,
  EventRecord,
  type AllAnalyticsConfig,
  type AnalyticsListConfig,
  type AnalyticsRow,
  type AnalyticsSummary,
  type AttendanceWarning,
} from '@contract/analytics'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

export interface AnalyticsPage {
  rows: AnalyticsRow[]
  total: number
  /** Of everything that the filters select, not of the page. */
  summary: AnalyticsSummary
}

export async function listAnalytics(config: Partial<AnalyticsListConfig>, signal: AbortSignal): Promise<AnalyticsPage> {
  const answer = await apiRequest(AnalyticsList, { url: '/analytics/events/list', params: { config }, signal })
  return { rows: answer.events, total: answer.total, summary: answer.summary }
}

/** The figures of another set of events, beside the list, which stays as it is. Nothing is asked where `config` is null. */
export const summariseAnalytics = createAppThunk<AnalyticsSummary | null, Partial<AnalyticsListConfig> | null>(
  'analytics/summarise',
  async (config, { signal }) =>
    config === null ? null : (await listAnalytics({ ...config, page: 1, perPage: 1 }, signal)).summary,
)

/** The latest finished events. */
export const fetchLatestAnalytics = createAppThunk<AnalyticsPage, number>('analytics/latest', (count, { signal }) =>
  listAnalytics({ perPage: count }, signal),
)

/** Everything that the filters select, for export and print. */
export const selectAnalytics = createAppThunk<AnalyticsRow[], Partial<AllAnalyticsConfig>>(
  'analytics/select',
  (config, { signal }) => apiRequest(AllAnalytics, { url: '/analytics/events/all-events', params: { config }, signal }),
)

export const findRecord = createAppThunk<EventRecord, string>('analytics/find', (id, { signal }) =>
  apiRequest(EventRecord, { url: '/analytics/events/find-event', params: { id }, signal }),
)

/** By name. */
export const fetchWarnings = createAppThunk<AttendanceWarning[]>(
  'analytics/warnings',
  async (_, { signal }) =>
    (await apiRequest(AttendanceWarnings, { url: '/analytics/early-warnings', signal })).warnings,
)
