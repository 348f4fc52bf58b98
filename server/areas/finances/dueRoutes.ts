import { ErrorBody } from '@contract/errors'
import {
  DebtorList,
  DebtorListQuery,
  DuesAnswer,
  DuesBody,
  DuesPreview,
  LastDuesAnswer,
  PayAnswer,
  PayBody,
  UnpayBody,
} from '@contract/finances'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyInPieces, toJsonPieces } from '../../platform/http/longReplies'
import { replyWithProgress, tellsProgress, toJson } from '../../platform/http/progressReplies'
import { debtorRepository } from './financeDebtors'
import { duesRepository } from './financeDues'
import { paymentRepository } from './financePayments'
import { paymentUndoRepository } from './financePaymentUndo'

const write: { access: Access } = { access: ['manage', 'Finance'] }

/** Of lines that are answered without a pause for other calls. */
const SHORT_MAX = 1_000

export const duesRoutes: AreaRoutes = (app, { db }) => {
  const dues = duesRepository(db)
  const payments = paymentRepository(db)
  const paymentUndo = paymentUndoRepository(db)
  const debtors = debtorRepository(db)

  app.post(
    '/finances/preview-dues',
    { config: write, schema: { body: DuesBody, response: { 200: DuesPreview } } },
    async (request, reply) => {
      const { lines, total } = await dues.preview(callerOf(request).groupId, request.body.dues)
      if (lines.length <= SHORT_MAX) return { lines, total }
      return replyInPieces(reply, DuesPreview.shape.lines, lines, ['{"lines":', `,"total":${total}}`])
    },
  )

  app.get('/finances/last-dues', { config: write, schema: { response: { 200: LastDuesAnswer } } }, async (request) => {
    const last = await dues.last(callerOf(request).groupId)
    return { ...(last && { dues: last }) }
  })

  app.post(
    '/finances/create-dues',
    {
      config: write,
      schema: { ...tellsProgress, body: DuesBody, response: { 200: DuesAnswer, 201: DuesAnswer, 409: ErrorBody } },
    },
    (request, reply) =>
      replyWithProgress(reply, async (onProgress) => {
        const finances = await dues.create(callerOf(request), request.body.dues, onProgress)
        if (!Array.isArray(finances)) {
          return { status: 201, json: toJsonPieces(DuesAnswer.shape.finances, finances, ['{"finances":', '}']) }
        }
        return { status: finances.length > 0 ? 201 : 200, json: toJson(DuesAnswer, { finances }) }
      }),
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
    {
      config: { access: ['read', 'Finance'] },
      schema: { querystring: DebtorListQuery, response: { 200: DebtorList } },
    },
    (request) => debtors.list(callerOf(request).groupId, request.query.config),
  )
}
