import { findReportCall, listUnfinishedCall, finishEventCall, reopenEventCall } from '@contract/calendar'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { eventReportRepository } from './eventReports'
import { unfinishedEventRepository } from '../events/public'
import { serve } from '../../../platform/http/serve'
export const eventReportRoutes: AreaRoutes = (app, { db }) => {
  const reports = eventReportRepository(db)
  const unfinished = unfinishedEventRepository(db)

  serve(app, findReportCall, (request) => reports.find(callerOf(request).groupId, request.query.id))

  serve(app, listUnfinishedCall, (request) => unfinished.list(callerOf(request).groupId))

  serve(app, finishEventCall, async (request) => ({ event: await reports.finish(callerOf(request), request.body.obj) }))

  serve(app, reopenEventCall, async (request) => ({ event: await reports.reopen(callerOf(request), request.body.obj) }))
}
