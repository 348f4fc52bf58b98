import { listPayersCall, addPayerCall, removePayerCall } from '@contract/finances/payers'
import { listMandatesCall, addMandateCall, removeMandateCall } from '@contract/finances/sepa/mandates'
import { callerOf } from '../../../platform/auth/guard'
import { hiddenFrom } from '../../../platform/auth/memberFields'
import type { AreaRoutes } from '../../../platform/dependencies'
import { mandateRepository } from './mandateRepository'
import { payerRepository } from './payerRepository'
import { serve } from '../../../platform/http/serve'
export const payerRoutes: AreaRoutes = (app, { db }) => {
  const payers = payerRepository(db)
  const mandates = mandateRepository(db)

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

  serve(app, listMandatesCall, async (request) => ({
    mandates: await mandates.list(callerOf(request).groupId, request.query.personId),
  }))

  serve(app, addMandateCall, async (request, reply) => {
    const { mandate, isNew } = await mandates.save(callerOf(request), request.body.mandate)
    return reply.code(isNew ? 201 : 200).send({ mandate })
  })

  serve(app, removeMandateCall, async (request) => {
    await mandates.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
