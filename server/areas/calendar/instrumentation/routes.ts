import { listLineupsCall, addLineupCall, removeLineupCall } from '@contract/calendar/lineups'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { lineupRepository } from './lineupRepository'
import { serve } from '../../../platform/http/serve'
export const lineupRoutes: AreaRoutes = (app, { db }) => {
  const lineups = lineupRepository(db)

  serve(app, listLineupsCall, (request) => lineups.list(callerOf(request).groupId))

  serve(app, addLineupCall, async (request, reply) => {
    const { lineup, isNew } = await lineups.save(callerOf(request), request.body.lineup)
    return reply.code(isNew ? 201 : 200).send({ lineup })
  })

  serve(app, removeLineupCall, (request) => lineups.remove(callerOf(request), request.query.id))
}
