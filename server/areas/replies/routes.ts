import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import { Matrix, MatrixQuery } from '@contract/replies/matrix'
import { EventLineup, EventLineupAnswer, LightList, LightListQuery, ReplySettingBody } from '@contract/replies/replies'
import { ReplyPreview, ReplyPreviewBody } from '@contract/replies/replyPreview'
import { Forecast, ForecastList } from '@contract/replies/forecast'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { eventLightRepository } from './eventLights'
import { eventLineupRepository } from './eventLineup'
import { forecastRepository } from './forecast'
import { matrixRepository } from './matrix'
import { replyPreviewRepository } from './replyPreview'
import { replyRepository } from './replyRepository'

/** Who manages events asks; others read and write their own answers alone (personalRoutes.ts). */
const manage: { access: Access } = { access: ['manage', 'Event'] }

export const replyRoutes: AreaRoutes = (app, { db }) => {
  const lights = eventLightRepository(db)
  const lineups = eventLineupRepository(db)
  const matrix = matrixRepository(db)
  const forecasts = forecastRepository(db)
  const previews = replyPreviewRepository(db)
  const replies = replyRepository(db)

  app.get(
    '/replies/list-lights',
    { config: manage, schema: { querystring: LightListQuery, response: { 200: LightList, 404: ErrorBody } } },
    (request) => lights.list(callerOf(request).groupId, request.query),
  )

  app.get(
    '/replies/find-lineup',
    { config: manage, schema: { querystring: idQuery, response: { 200: EventLineup, 404: ErrorBody } } },
    (request) => lineups.find(callerOf(request).groupId, request.query.id),
  )

  app.get(
    '/replies/find-forecast',
    { config: manage, schema: { querystring: idQuery, response: { 200: Forecast, 404: ErrorBody } } },
    (request) => {
      const { groupId, role } = callerOf(request)
      return forecasts.find(groupId, request.query.id, can(role, 'read', 'Finance'))
    },
  )

  app.get('/replies/list-forecasts', { config: manage, schema: { response: { 200: ForecastList } } }, (request) =>
    forecasts.list(callerOf(request).groupId),
  )

  app.get(
    '/replies/list-matrix',
    { config: manage, schema: { querystring: MatrixQuery, response: { 200: Matrix, 404: ErrorBody } } },
    (request) => matrix.list(callerOf(request).groupId, request.query.config),
  )

  app.post(
    '/replies/set-reply',
    {
      config: manage,
      schema: { body: ReplySettingBody, response: { 200: EventLineupAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { reply } = request.body
      await replies.set(caller, reply)
      return { lineup: await lineups.find(caller.groupId, reply.eventId) }
    },
  )

  app.post(
    '/replies/preview-event',
    { config: manage, schema: { body: ReplyPreviewBody, response: { 200: ReplyPreview, 404: ErrorBody } } },
    (request) => previews.find(callerOf(request).groupId, request.body),
  )
}
