import {
  listLeviesCall,
  findLevyCall,
  addLevyCall,
  changeLevyMembersCall,
  renameLevyCall,
  cancelLevyCall,
  restoreLevyCall,
} from '@contract/finances/levies'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { levyProgressRepository } from './levyProgress'
import { levyRepository } from './levyRepository'
import { serve } from '../../../platform/http/serve'
export const levyRoutes: AreaRoutes = (app, { db }) => {
  const levies = levyRepository(db)
  const progress = levyProgressRepository(db)

  serve(app, listLeviesCall, (request) => progress.list(callerOf(request).groupId))

  serve(app, findLevyCall, (request) => progress.find(callerOf(request).groupId, request.query.id))

  serve(app, addLevyCall, async (request, reply) => {
    const { levy, isNew } = await levies.add(callerOf(request), request.body.levy)
    return reply.code(isNew ? 201 : 200).send({ levy })
  })

  serve(app, changeLevyMembersCall, async (request) => ({
    levy: await levies.changeMembers(callerOf(request), request.body.levyMembers),
  }))

  serve(app, renameLevyCall, async (request) => ({
    levy: await levies.rename(callerOf(request), request.body.levyName),
  }))

  serve(app, cancelLevyCall, async (request) => ({
    levy: await levies.cancel(callerOf(request), request.query.id, true),
  }))

  serve(app, restoreLevyCall, async (request) => ({
    levy: await levies.cancel(callerOf(request), request.body.id, false),
  }))
}
