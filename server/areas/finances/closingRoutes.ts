import { ErrorBody } from '@contract/errors'
import { FinanceAnswer } from '@contract/finances'
import {
  ClosingAnswer,
  ClosingList,
  MonthBody,
  ReopenBody,
  ReversalBody,
  ReversalList,
} from '@contract/treasury/closings'
import type { Closing } from '@contract/treasury/closings'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { closingRepository } from './financeClosings'
import { reversalRepository } from './financeReversals'

const write: { access: Access } = { access: ['manage', 'Finance'] }

function answerOf(closings: Closing[], closing: Closing | undefined): ClosingAnswer {
  if (closing === undefined) throw new ApiError('internal')
  return { closing, closings }
}

export const closingRoutes: AreaRoutes = (app, { db }) => {
  const closings = closingRepository(db)
  const reversals = reversalRepository(db)

  app.get(
    '/finances/list-closings',
    { config: { access: ['read', 'Finance'] }, schema: { response: { 200: ClosingList } } },
    (request) => closings.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/close-month',
    { config: write, schema: { body: MonthBody, response: { 200: ClosingAnswer, 201: ClosingAnswer } } },
    async (request, reply) => {
      const { closings: closed, isNew } = await closings.close(callerOf(request), request.body.month)
      return reply.code(isNew ? 201 : 200).send(answerOf(closed, closed[0]))
    },
  )

  app.post(
    '/finances/reopen-month',
    {
      // The administrator's alone: whoever keeps the books does not undo their closing.
      config: { access: ['manage', 'all'] },
      schema: { body: ReopenBody, response: { 200: ClosingAnswer, 404: ErrorBody } },
    },
    async (request) => {
      const { month, reason } = request.body
      const reopened = await closings.reopen(callerOf(request), month, reason)
      return answerOf(reopened, reopened.at(-1))
    },
  )

  app.get(
    '/finances/list-reversals',
    { config: { access: ['read', 'Finance'] }, schema: { response: { 200: ReversalList } } },
    (request) => reversals.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/reverse-finance',
    {
      config: write,
      schema: {
        body: ReversalBody,
        response: { 200: FinanceAnswer, 201: FinanceAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { finance, isNew } = await reversals.reverse(callerOf(request), request.body.reversal)
      return reply.code(isNew ? 201 : 200).send({ finance })
    },
  )
}
