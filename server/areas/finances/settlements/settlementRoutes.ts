import { ErrorBody } from '@contract/errors'
import {
  Leaving,
  LeavingQuery,
  LeavingSettlementAnswer,
  LeavingSettlementBody,
  UndoLeavingAnswer,
  UndoLeavingBody,
} from '@contract/treasury/leaving'
import {
  PartPaymentAnswer,
  PartPaymentBody,
  Settlements,
  SettlementsQuery,
  UndoWriteOffAnswer,
  UndoWriteOffBody,
  WriteOffAnswer,
  WriteOffBody,
} from '@contract/treasury/settlements'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { creditRepository } from './memberCredits'
import { leavingRepository } from './leaving'
import { partPaymentRepository } from './partPayments'
import { writeOffRepository } from './writeOffs'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const settlementRoutes: AreaRoutes = (app, { db }) => {
  const partPayments = partPaymentRepository(db)
  const writeOffs = writeOffRepository(db)
  const credits = creditRepository(db)
  const leaving = leavingRepository(db)

  app.get(
    '/finances/find-leaving',
    { config: read, schema: { querystring: LeavingQuery, response: { 200: Leaving } } },
    (request) => leaving.find(callerOf(request).groupId, request.query.memberId, request.query.on),
  )

  app.post(
    '/finances/settle-leaving',
    {
      config: write,
      schema: {
        body: LeavingSettlementBody,
        response: { 200: LeavingSettlementAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    (request) => leaving.settle(callerOf(request), request.body.settlement),
  )

  app.post(
    '/finances/undo-leaving',
    {
      config: write,
      schema: { body: UndoLeavingBody, response: { 200: UndoLeavingAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ finances: await leaving.undo(callerOf(request), request.body) }),
  )

  app.get(
    '/finances/list-settlements',
    { config: read, schema: { querystring: SettlementsQuery, response: { 200: Settlements } } },
    async (request) => {
      const { groupId } = callerOf(request)
      const { memberId } = request.query
      return { ...(await writeOffs.list(groupId, memberId)), credit: await credits.ofMember(groupId, memberId) }
    },
  )

  app.post(
    '/finances/pay-part',
    {
      config: write,
      schema: {
        body: PartPaymentBody,
        response: { 200: PartPaymentAnswer, 201: PartPaymentAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { part, rest, isNew } = await partPayments.pay(callerOf(request), request.body.partPayment)
      return reply.code(isNew ? 201 : 200).send({ part, rest })
    },
  )

  app.post(
    '/finances/write-off',
    {
      config: write,
      schema: { body: WriteOffBody, response: { 200: WriteOffAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ writeOffs: await writeOffs.writeOff(callerOf(request), request.body.writeOff) }),
  )

  app.post(
    '/finances/undo-write-off',
    {
      config: write,
      schema: { body: UndoWriteOffBody, response: { 200: UndoWriteOffAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ finances: await writeOffs.undo(callerOf(request), request.body.ids) }),
  )
}
