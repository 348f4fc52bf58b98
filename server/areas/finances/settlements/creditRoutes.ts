import { ErrorBody } from '@contract/errors'
import { FinanceAnswer } from '@contract/finances'
import {
  CreditList,
  CreditUsesAnswer,
  ReceivedPaymentAnswer,
  ReceivedPaymentBody,
  ReceivedUndoAnswer,
  ReceivedUndoBody,
  RefundBody,
  UndoCreditUseBody,
  UseCreditBody,
} from '@contract/treasury/credit'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { withLedger } from '../financeLedger'
import { undoCreditUses, useCredits } from './creditUses'
import { creditRepository } from './memberCredits'
import { receivePayment, undoReceivedPayment } from './receivedPayments'
import { addRefund } from './refunds'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }
const failures = { 404: ErrorBody, 409: ErrorBody }

export const creditRoutes: AreaRoutes = (app, { db }) => {
  const credits = creditRepository(db)

  app.get('/finances/list-credits', { config: read, schema: { response: { 200: CreditList } } }, (request) =>
    credits.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/receive-payment',
    {
      config: write,
      schema: {
        body: ReceivedPaymentBody,
        response: { 200: ReceivedPaymentAnswer, 201: ReceivedPaymentAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const { isNew, ...answer } = await withLedger(db, callerOf(request), (ledger) =>
        receivePayment(ledger, request.body.payment),
      )
      return reply.code(isNew ? 201 : 200).send(answer)
    },
  )

  app.post(
    '/finances/undo-received',
    { config: write, schema: { body: ReceivedUndoBody, response: { 200: ReceivedUndoAnswer, ...failures } } },
    async (request) => ({
      finances: await withLedger(db, callerOf(request), (ledger) => undoReceivedPayment(ledger, request.body.payment)),
    }),
  )

  app.post(
    '/finances/use-credit',
    { config: write, schema: { body: UseCreditBody, response: { 200: CreditUsesAnswer, ...failures } } },
    async (request) => ({
      ids: await withLedger(db, callerOf(request), (ledger) => useCredits(ledger, request.body.credit)),
    }),
  )

  app.post(
    '/finances/undo-use-credit',
    { config: write, schema: { body: UndoCreditUseBody, response: { 200: CreditUsesAnswer, ...failures } } },
    async (request) => ({
      ids: await withLedger(db, callerOf(request), (ledger) => undoCreditUses(ledger, request.body.ids)),
    }),
  )

  app.post(
    '/finances/refund',
    {
      config: write,
      schema: { body: RefundBody, response: { 200: FinanceAnswer, 201: FinanceAnswer, ...failures } },
    },
    async (request, reply) => {
      const { finance, isNew } = await withLedger(db, callerOf(request), (ledger) =>
        addRefund(ledger, request.body.refund),
      )
      return reply.code(isNew ? 201 : 200).send({ finance })
    },
  )
}
