import { ErrorBody } from '@contract/errors'
import { DebtorList, DebtorListQuery } from '@contract/treasury/dues'
import { PayAnswer, PayBody, UnpayBody } from '@contract/treasury/payments'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { debtorRepository } from './financeDebtors'
import { paymentRepository } from './financePayments'
import { paymentUndoRepository } from './financePaymentUndo'

const write: { access: Access } = { access: ['manage', 'Finance'] }

export const duesRoutes: AreaRoutes = (app, { db }) => {
  const payments = paymentRepository(db)
  const paymentUndo = paymentUndoRepository(db)
  const debtors = debtorRepository(db)

  app.post(
    '/finances/pay-finances',
    { config: write, schema: { body: PayBody, response: { 200: PayAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ finances: await payments.pay(callerOf(request), request.body.payment) }),
  )

  app.post(
    '/finances/unpay-finances',
    { config: write, schema: { body: UnpayBody, response: { 200: PayAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ finances: await paymentUndo.unpay(callerOf(request), request.body.payment) }),
  )

  app.get(
    '/finances/list-debtors',
    {
      config: { access: ['read', 'Finance'] },
      schema: { querystring: DebtorListQuery, response: { 200: DebtorList } },
    },
    (request) => debtors.list(callerOf(request).groupId, request.query.config),
  )
}
