import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import { LineupAnswer, LineupBody, LineupList } from '@contract/replies/lineups'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { lineupRepository } from './lineupRepository'

const manage: { access: Access } = { access: ['manage', 'Event'] }

export const lineupRoutes: AreaRoutes = (app, { db }) => {
  const lineups = lineupRepository(db)

  app.get(
    '/lineups/list-lineups',
    { config: manage, schema: { response: { 200: LineupList, 404: ErrorBody } } },
    (request) => lineups.list(callerOf(request).groupId),
  )

  app.post(
    '/lineups/add-lineup',
    {
      config: manage,
      schema: { body: LineupBody, response: { 200: LineupAnswer, 201: LineupAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { lineup, isNew } = await lineups.save(callerOf(request).groupId, request.body.lineup)
      return reply.code(isNew ? 201 : 200).send({ lineup })
    },
  )

  app.delete(
    '/lineups/remove-lineup',
    { config: manage, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } } },
    (request) => lineups.remove(callerOf(request).groupId, request.query.id),
  )
}
