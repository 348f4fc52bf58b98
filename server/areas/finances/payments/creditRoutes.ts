import {
  listCreditsCall,
  receivePaymentCall,
  undoReceivedCall,
  useCreditCall,
  undoUseCreditCall,
  financesRefundCall,
} from '@contract/finances/credit'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { withLedger } from '../ledger/public'
import { undoCreditUses, useCredits } from './creditUses'
import { creditRepository } from './memberCredits'
import { receivePayment, undoReceivedPayment } from './receivedPayments'
import { addRefund } from './refunds'
import { serve } from '../../../platform/http/serve'
export const creditRoutes: AreaRoutes = (app, { db }) => {
  const credits = creditRepository(db)

  serve(app, listCreditsCall, (request) => credits.list(callerOf(request).groupId))

  serve(app, receivePaymentCall, async (request, reply) => {
    const { isNew, ...answer } = await withLedger(db, callerOf(request), (ledger) =>
      receivePayment(ledger, request.body.payment),
    )
    return reply.code(isNew ? 201 : 200).send(answer)
  })

  serve(app, undoReceivedCall, async (request) => ({
    finances: await withLedger(db, callerOf(request), (ledger) => undoReceivedPayment(ledger, request.body.payment)),
  }))

  serve(app, useCreditCall, async (request) => ({
    ids: await withLedger(db, callerOf(request), (ledger) => useCredits(ledger, request.body.credit)),
  }))

  serve(app, undoUseCreditCall, async (request) => ({
    ids: await withLedger(db, callerOf(request), (ledger) => undoCreditUses(ledger, request.body.ids)),
  }))

  serve(app, financesRefundCall, async (request, reply) => {
    const { finance, isNew } = await withLedger(db, callerOf(request), (ledger) =>
      addRefund(ledger, request.body.refund),
    )
    return reply.code(isNew ? 201 : 200).send({ finance })
  })
}
