import { EventAnswer, EventReport, FinishBody, ReopenEventBody, UnfinishedEvents } from '@contract/calendar'
import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { eventReportRepository } from './eventReports'
import { unfinishedEventRepository } from './unfinishedEvents'

const write: { access: Access } = { access: ['manage', 'Event'] }

export const eventReportRoutes: AreaRoutes = (app, { db }) => {
  const reports = eventReportRepository(db)
  const unfinished = unfinishedEventRepository(db)

  app.get(
    '/calendar/find-report',
    { config: write, schema: { querystring: idQuery, response: { 200: EventReport, 404: ErrorBody } } },
    (request) => reports.find(callerOf(request).groupId, request.query.id),
  )

  app.get('/calendar/list-unfinished', { config: write, schema: { response: { 200: UnfinishedEvents } } }, (request) =>
    unfinished.list(callerOf(request).groupId),
  )

  app.post(
    '/calendar/finish-event',
    { config: write, schema: { body: FinishBody, response: { 200: EventAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ event: await reports.finish(callerOf(request), request.body.obj) }),
  )

  app.post(
    '/calendar/reopen-event',
    {
      config: write,
      schema: { body: ReopenEventBody, response: { 200: EventAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ event: await reports.reopen(callerOf(request), request.body.obj) }),
  )
}
