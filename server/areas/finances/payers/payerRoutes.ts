import { listPayersCall, addPayerCall, removePayerCall } from '@contract/finances/payers'
import { callerOf } from '../../../platform/auth/guard'
import { hiddenFrom } from '../../../platform/auth/memberFields'
import type { AreaRoutes } from '../../../platform/dependencies'
import { payerRepository } from './payerRepository'
import { serve } from '../../../platform/http/serve'
export const payerRoutes: AreaRoutes = (app, { db }) => {
  const payers = payerRepository(db)

  serve(app, listPayersCall, async (request) => ({
    households: await payers.list(callerOf(request).groupId, await hiddenFrom(db, callerOf(request))),
  }))

  serve(app, addPayerCall, async (request, reply) => {
    const { payer, isNew } = await payers.save(callerOf(request), request.body.payer)
    return reply.code(isNew ? 201 : 200).send({ payer })
  })

  serve(app, removePayerCall, async (request) => {
    await payers.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
