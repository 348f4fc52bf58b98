import { findReportCall, finishEventCall, reopenEventCall } from '@contract/calendar'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { eventReportRepository } from './eventReports'
import { serve } from '../../../platform/http/serve'
export const eventReportRoutes: AreaRoutes = (app, { db }) => {
  const reports = eventReportRepository(db)

  serve(app, findReportCall, (request) => reports.find(callerOf(request).groupId, request.query.id))

  serve(app, finishEventCall, async (request) => ({ event: await reports.finish(callerOf(request), request.body.obj) }))

  serve(app, reopenEventCall, async (request) => ({ event: await reports.reopen(callerOf(request), request.body.obj) }))
}
