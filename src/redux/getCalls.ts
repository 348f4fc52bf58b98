import type { AnalyticsListConfig, MemberAttendanceListConfig } from '@contract/analytics'
import type { EventCalendar } from '@contract/calendar'
import type { FinanceListConfig } from '@contract/finances'
import type { ListTotalsQuery } from '@contract/finances/listTotals'
import type { MemberCountsConfig, MemberListConfig } from '@contract/members'
import type { UserListConfig } from '@contract/users'
import type { GetCall } from '@/api/firstCalls'

interface EventQuery {
  calendars?: readonly EventCalendar[]
  start: string
  end: string
}

/**
 * The calls that screens begin with, made both by thunks and by the page's first script (src/app/firstCalls.ts), so that the requests are
 * identical. No schemas.
 */
export const getCalls = {
  user: (): GetCall => ({ url: '/auth/user' }),
  home: (): GetCall => ({ url: '/home/overview' }),
  bookmarks: (): GetCall => ({ url: '/api/bookmarks/data' }),
  users: (config: Partial<UserListConfig>): GetCall => ({ url: '/users/list-users', params: { config } }),
  member: (id: string): GetCall => ({ url: '/members/find-member', params: { id } }),
  members: (config: Partial<MemberListConfig>): GetCall => ({ url: '/members/list-members', params: { config } }),
  memberCounts: (config: Partial<MemberCountsConfig>): GetCall => ({
    url: '/members/count-members',
    params: { config },
  }),
  ownFields: (): GetCall => ({ url: '/members/list-own-fields' }),
  finance: (id: string): GetCall => ({ url: '/finances/find-finance', params: { id } }),
  finances: (config: Partial<FinanceListConfig>): GetCall => ({ url: '/finances/list', params: { config } }),
  listTotals: (params: ListTotalsQuery): GetCall => ({ url: '/finances/list-totals', params }),
  balance: (on: string | undefined): GetCall => ({ url: '/finances/balance', params: { on } }),
  event: (id: string): GetCall => ({ url: '/calendar/find-event', params: { id } }),
  events: ({ calendars, ...span }: EventQuery): GetCall => ({
    url: '/calendar/list-events',
    // An empty list would be left out of the address; one empty value means "none of them".
    params: calendars ? { calendars: calendars.length > 0 ? calendars : '', ...span } : span,
  }),
  analytics: (config: Partial<AnalyticsListConfig>): GetCall => ({ url: '/analytics/events/list', params: { config } }),
  memberAttendance: (config: Partial<MemberAttendanceListConfig>): GetCall => ({
    url: '/analytics/members/list',
    params: { config },
  }),
}
