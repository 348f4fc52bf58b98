import {
  addHonourCall,
  addServiceAdjustmentCall,
  changeHonourSettingsCall,
  findServiceCall,
  removeHonourCall,
  removeServiceAdjustmentCall,
} from '@contract/members/honours'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { honourRepository } from './honourRepository'

export const honourRoutes: AreaRoutes = (app, { db }) => {
  const honours = honourRepository(db)

  serve(app, findServiceCall, (request) => honours.service(callerOf(request).groupId, request.query.memberId))

  serve(app, addHonourCall, async (request, reply) => {
    const { honour, isNew } = await honours.saveHonour(callerOf(request), request.body.honour)
    return reply.code(isNew ? 201 : 200).send({ honour })
  })

  serve(app, removeHonourCall, (request) => honours.removeHonour(callerOf(request), request.query.id))

  serve(app, addServiceAdjustmentCall, async (request, reply) => {
    const { adjustment, isNew } = await honours.saveAdjustment(callerOf(request), request.body.adjustment)
    return reply.code(isNew ? 201 : 200).send({ adjustment })
  })

  serve(app, removeServiceAdjustmentCall, (request) => honours.removeAdjustment(callerOf(request), request.query.id))

  serve(app, changeHonourSettingsCall, async (request) => ({
    settings: await honours.changeSettings(callerOf(request), request.body.settings),
  }))
}
