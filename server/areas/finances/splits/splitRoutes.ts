import {
  findSplitCall,
  addSplitCall,
  removeSplitCall,
  restoreSplitCall,
  joinSplitCall,
} from '@contract/finances/splits'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { splitRepository } from './splitRepository'
import { serve } from '../../../platform/http/serve'
export const splitRoutes: AreaRoutes = (app, { db }) => {
  const splits = splitRepository(db)

  serve(app, findSplitCall, (request) => splits.find(callerOf(request).groupId, request.query.id))

  serve(app, addSplitCall, async (request, reply) => {
    const { finances, isNew } = await splits.save(callerOf(request), request.body.split)
    return reply.code(isNew ? 201 : 200).send({ finances })
  })

  serve(app, removeSplitCall, async (request) => ({
    finances: await splits.remove(callerOf(request), request.query.id),
  }))

  serve(app, restoreSplitCall, async (request) => ({
    finances: await splits.restore(callerOf(request), request.body.restore),
  }))

  serve(app, joinSplitCall, async (request) => ({ finance: await splits.join(callerOf(request), request.body.join) }))
}
