import {
  AllAnalytics,
  AllAnalyticsQuery,
  AnalyticsList,
  AnalyticsListQuery,
  AttendanceWarnings,
  EventRecord,
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

const read: { access: Access } = { access: ['read', 'Analytics'] }

export const analyticsRoutes: AreaRoutes = (app, { db }) => {
  const analytics = analyticsRepository(db)
  const records = eventRecordRepository(db)
  const warnings = attendanceWarningRepository(db)

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
    // It names people, so it is for those who manage attendance, not for every reader of analytics.
    { config: { access: ['manage', 'Analytics'] }, schema: { response: { 200: AttendanceWarnings } } },
    async (request) => ({ warnings: await warnings.list(callerOf(request).groupId) }),
  )
}
