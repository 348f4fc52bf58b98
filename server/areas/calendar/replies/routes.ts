import { listMatrixCall } from '@contract/calendar/matrix'
import { listReadinessCall } from '@contract/calendar/readinessList'
import { answersMarkCall, findRosterCall, setDoublingCall, setReplyCall } from '@contract/calendar/replies'
import { previewEventCall } from '@contract/calendar/replyPreview'
import { findRepliesForecastCall, listForecastsCall } from '@contract/calendar/forecast'
import { can } from '../../../platform/auth/abilities'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { readinessRepository } from '../readiness/public'
import { findAnswersMark, rosterRepository } from '../roster/public'
import { forecastRepository } from './forecast'
import { matrixRepository } from './matrix'
import { replyPreviewRepository } from './replyPreview'
import { replyRepository } from './replyRepository'
import { serve } from '../../../platform/http/serve'
export const replyRoutes: AreaRoutes = (app, { db, config }) => {
  const readiness = readinessRepository(db)
  const rosters = rosterRepository(db)
  const matrix = matrixRepository(db)
  const forecasts = forecastRepository(db)
  const previews = replyPreviewRepository(db)
  const replies = replyRepository(db, config.smtpUrl !== undefined && config.publicUrl !== undefined)

  serve(app, listReadinessCall, async (request) => {
    const { groupId, group } = callerOf(request)
    const [found, isInUse] = await Promise.all([
      readiness.list(groupId, group, request.query),
      readiness.isInUse(groupId),
    ])
    return { lights: found, isInUse }
  })

  serve(app, findRosterCall, (request) => rosters.find(callerOf(request).groupId, request.query.id))

  serve(app, answersMarkCall, async (request) => ({
    mark: await findAnswersMark(db, callerOf(request).groupId, request.query.id),
  }))

  serve(app, findRepliesForecastCall, (request) => {
    const { groupId, role } = callerOf(request)
    return forecasts.find(groupId, request.query.id, can(role, 'read', 'Finance'))
  })

  serve(app, listForecastsCall, (request) => forecasts.list(callerOf(request).groupId, callerOf(request).group))

  serve(app, listMatrixCall, (request) => matrix.list(callerOf(request).groupId, request.query.config))

  serve(app, setReplyCall, async (request) => {
    const caller = callerOf(request)
    const { reply } = request.body
    await replies.set(caller, reply)
    return { lineup: await rosters.find(caller.groupId, reply.eventId) }
  })

  serve(app, setDoublingCall, async (request) => {
    const caller = callerOf(request)
    const { doubling } = request.body
    await replies.setDoubling(caller, doubling)
    return { lineup: await rosters.find(caller.groupId, doubling.eventId) }
  })

  serve(app, previewEventCall, (request) => previews.find(callerOf(request).groupId, request.body))
}
