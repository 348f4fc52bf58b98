import {
  authSessionsCall,
  endSessionCall,
  endOtherSessionsCall,
  usersSessionsCall,
  endSessionsCall,
} from '@contract/sessions'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { networkOf } from '../../platform/http/networks'
import { sessionListRepository } from './sessionListRepository'
import { serve } from '../../platform/http/serve'
export const sessionRoutes: AreaRoutes = (app, { db }) => {
  const sessions = sessionListRepository(db)

  serve(app, authSessionsCall, async (request) => {
    const caller = callerOf(request)
    return { sessions: await sessions.list(caller, { ...caller, network: networkOf(request.ip) }) }
  })

  serve(app, endSessionCall, async (request) => {
    const { id } = request.query
    await sessions.end(callerOf(request), id)
    return { id }
  })

  serve(app, endOtherSessionsCall, async (request, reply) => {
    await sessions.endOthers(callerOf(request))
    return reply.code(204).send()
  })

  serve(app, usersSessionsCall, async (request) => {
    const { groupId, familyId } = callerOf(request)
    const owner = { groupId, userId: request.query.id }
    return { sessions: await sessions.list(owner, { familyId, network: networkOf(request.ip) }) }
  })

  serve(app, endSessionsCall, async (request) => {
    const { id } = request.query
    await sessions.endAll(callerOf(request), id)
    return { id }
  })
}
