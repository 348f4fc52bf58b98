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
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { Access, Caller } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { analyticsRepository } from './analyticsRepository'
import { attendanceWarningRepository } from './attendanceWarnings'
import { eventRecordRepository } from './eventRecords'
import { memberAttendanceRepository } from './memberAttendance'

const read: { access: Access } = { access: ['read', 'Analytics'] }
/** What tells of single people is for those who manage attendance, not for every reader of analytics. */
const manage: { access: Access } = { access: ['manage', 'Analytics'] }
/** Nor is what they answered; what was planned of the money is for who reads the finances. */
const disclosedTo = ({ role }: Caller) => ({
  withReplies: can(role, 'manage', 'Analytics'),
  withBudget: can(role, 'read', 'Finance'),
})

export const analyticsRoutes: AreaRoutes = (app, { db }) => {
  const analytics = analyticsRepository(db)
  const records = eventRecordRepository(db)
  const warnings = attendanceWarningRepository(db)
  const members = memberAttendanceRepository(db)

  app.get(
    '/analytics/events/list',
    { config: read, schema: { querystring: AnalyticsListQuery, response: { 200: AnalyticsList } } },
    (request) => {
      const caller = callerOf(request)
      return analytics.list(caller.groupId, request.query.config, disclosedTo(caller))
    },
  )

  app.get(
    '/analytics/events/all-events',
    {
      config: read,
      schema: { querystring: AllAnalyticsQuery, response: { 200: AllAnalytics } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const rows = await analytics.all(caller.groupId, request.query.config, disclosedTo(caller))
      return replyList(reply, AllAnalytics, rows)
    },
  )

  app.get(
    '/analytics/events/find-event',
    { config: read, schema: { querystring: idQuery, response: { 200: EventRecord, 404: ErrorBody } } },
    (request) => {
      const caller = callerOf(request)
      return records.find(caller.groupId, request.query.id, disclosedTo(caller).withBudget)
    },
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
