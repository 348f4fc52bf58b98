import { listDebtorsCall } from '@contract/finances/dues'
import { listDuesPaymentsCall } from '@contract/finances/duesPayments'
import { payFinancesCall, undoPaymentCall } from '@contract/finances/payments'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { debtorRepository } from './debtors'
import { duesPaymentRepository } from './duesPayments'
import { paymentRepository, paymentUndoRepository } from '../payments/public'
import { serve } from '../../../platform/http/serve'
export const duesRoutes: AreaRoutes = (app, { db }) => {
  const payments = paymentRepository(db)
  const paymentUndo = paymentUndoRepository(db)
  const debtors = debtorRepository(db)
  const duesPayments = duesPaymentRepository(db)

  serve(app, payFinancesCall, async (request) => ({
    finances: await payments.pay(callerOf(request), request.body.payment),
  }))

  serve(app, undoPaymentCall, async (request) => ({
    finances: await paymentUndo.undo(callerOf(request), request.body.payment),
  }))

  serve(app, listDebtorsCall, (request) =>
    debtors.list(callerOf(request).groupId, callerOf(request).group.timeZone, request.query.config),
  )

  serve(app, listDuesPaymentsCall, (request) =>
    duesPayments.list(callerOf(request).groupId, callerOf(request).group.timeZone, request.query.config),
  )
}
