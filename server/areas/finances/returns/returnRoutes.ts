import { ErrorBody } from '@contract/errors'
import { IdAnswer } from '@contract/primitives'
import { PaymentReturnAnswer, PaymentReturnBody, UndoReturnBody } from '@contract/treasury/returns'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { withLedger } from '../financeLedger'
import { returnPayment, undoReturn } from './returnedPayments'

const write: { access: Access } = { access: ['manage', 'Finance'] }
const failures = { 404: ErrorBody, 409: ErrorBody }

export const returnRoutes: AreaRoutes = (app, { db }) => {
  app.post(
    '/finances/return-payment',
    {
      config: write,
      schema: {
        body: PaymentReturnBody,
        response: { 200: PaymentReturnAnswer, 201: PaymentReturnAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const { isNew, ...answer } = await withLedger(db, callerOf(request), (ledger) =>
        returnPayment(ledger, request.body.return),
      )
      return reply.code(isNew ? 201 : 200).send(answer)
    },
  )

  app.post(
    '/finances/undo-return',
    { config: write, schema: { body: UndoReturnBody, response: { 200: IdAnswer, ...failures } } },
    async (request) => {
      await withLedger(db, callerOf(request), (ledger) => undoReturn(ledger, request.body.id))
      return { id: request.body.id }
    },
  )
}
