import { returnPaymentCall, undoReturnCall } from '@contract/finances/returns'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { withLedger } from '../ledger/public'
import { returnPayment, undoReturn } from './returnedPayments'
import { serve } from '../../../platform/http/serve'
export const returnRoutes: AreaRoutes = (app, { db }) => {
  serve(app, returnPaymentCall, async (request, reply) => {
    const { isNew, ...answer } = await withLedger(db, callerOf(request), (ledger) =>
      returnPayment(ledger, request.body.return),
    )
    return reply.code(isNew ? 201 : 200).send(answer)
  })

  serve(app, undoReturnCall, async (request) => {
    await withLedger(db, callerOf(request), (ledger) => undoReturn(ledger, request.body.id))
    return { id: request.body.id }
  })
}
