import {
  listInstrumentationsCall,
  addInstrumentationCall,
  removeInstrumentationCall,
} from '@contract/calendar/instrumentation'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { instrumentationRepository } from './instrumentationRepository'
import { serve } from '../../../platform/http/serve'
export const instrumentationRoutes: AreaRoutes = (app, { db }) => {
  const instrumentations = instrumentationRepository(db)

  serve(app, listInstrumentationsCall, (request) => instrumentations.list(callerOf(request).groupId))

  serve(app, addInstrumentationCall, async (request, reply) => {
    const { lineup, isNew } = await instrumentations.save(callerOf(request), request.body.lineup)
    return reply.code(isNew ? 201 : 200).send({ lineup })
  })

  serve(app, removeInstrumentationCall, (request) => instrumentations.remove(callerOf(request), request.query.id))
}
