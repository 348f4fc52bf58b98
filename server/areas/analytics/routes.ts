import {
  AllAnalytics,
  AllAnalyticsQuery,
  AllMemberAttendance,
  AllMemberAttendanceQuery,
  AnalyticsList,
  AnalyticsListQuery,
  AttendanceWarnings,
  EventRecord,
  MemberAttendanceList,
  MemberAttendanceListQuery,
  MemberRecord,
  MemberRecordQuery,
} from '@contract/analytics'
import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { analyticsRepository } from './analyticsRepository'
import { attendanceWarningRepository } from './attendanceWarnings'
import { eventRecordRepository } from './eventRecords'
import { memberAttendanceRepository } from './memberAttendance'

const read: { access: Access } = { access: ['read', 'Analytics'] }
/** What tells of single people is for those who manage attendance, not for every reader of analytics. */
const manage: { access: Access } = { access: ['manage', 'Analytics'] }

export const analyticsRoutes: AreaRoutes = (app, { db }) => {
  const analytics = analyticsRepository(db)
  const records = eventRecordRepository(db)
  const warnings = attendanceWarningRepository(db)
  const members = memberAttendanceRepository(db)

  app.get(
    '/analytics/events/list',
    { config: read, schema: { querystring: AnalyticsListQuery, response: { 200: AnalyticsList } } },
    (request) => analytics.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/analytics/events/all-events',
    {
      config: read,
      schema: { querystring: AllAnalyticsQuery, response: { 200: AllAnalytics } },
    },
    async (request, reply) =>
      replyList(reply, AllAnalytics, await analytics.all(callerOf(request).groupId, request.query.config)),
  )

  app.get(
    '/analytics/events/find-event',
    { config: read, schema: { querystring: idQuery, response: { 200: EventRecord, 404: ErrorBody } } },
    (request) => records.find(callerOf(request).groupId, request.query.id),
  )

  app.get(
    '/analytics/early-warnings',
    { config: manage, schema: { response: { 200: AttendanceWarnings } } },
    async (request) => ({ warnings: await warnings.list(callerOf(request).groupId) }),
  )

  app.get(
    '/analytics/members/list',
    { config: manage, schema: { querystring: MemberAttendanceListQuery, response: { 200: MemberAttendanceList } } },
    (request) => members.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/analytics/members/all-members',
    { config: manage, schema: { querystring: AllMemberAttendanceQuery, response: { 200: AllMemberAttendance } } },
    (request) => members.all(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/analytics/members/find-member',
    { config: manage, schema: { querystring: MemberRecordQuery, response: { 200: MemberRecord, 404: ErrorBody } } },
    (request) => members.find(callerOf(request).groupId, request.query),
  )
}
