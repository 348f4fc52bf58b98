import { ErrorBody } from '@contract/errors'
import { DebtorList, DuesAnswer, DuesBody, DuesPreview, PayAnswer, PayBody, UnpayBody } from '@contract/finances'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { debtorRepository } from './financeDebtors'
import { duesRepository } from './financeDues'
import { paymentRepository } from './financePayments'
import { paymentUndoRepository } from './financePaymentUndo'

const write: { access: Access } = { access: ['manage', 'Finance'] }

export const duesRoutes: AreaRoutes = (app, { db }) => {
  const dues = duesRepository(db)
  const payments = paymentRepository(db)
  const paymentUndo = paymentUndoRepository(db)
  const debtors = debtorRepository(db)

  app.post(
    '/finances/preview-dues',
    { config: write, schema: { body: DuesBody, response: { 200: DuesPreview } } },
    (request) => dues.preview(callerOf(request).groupId, request.body.dues),
  )

  app.post(
    '/finances/create-dues',
    { config: write, schema: { body: DuesBody, response: { 200: DuesAnswer, 201: DuesAnswer, 409: ErrorBody } } },
    async (request, reply) => {
      const finances = await dues.create(callerOf(request), request.body.dues)
      return reply.code(finances.length > 0 ? 201 : 200).send({ finances })
    },
  )

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
    { config: { access: ['read', 'Finance'] }, schema: { response: { 200: DebtorList } } },
    async (request) => ({ debtors: await debtors.list(callerOf(request).groupId) }),
  )
}
