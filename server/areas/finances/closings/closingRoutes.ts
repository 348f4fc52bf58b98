import {
  type ClosingAnswer,
  listClosingsCall,
  closeMonthCall,
  reopenMonthCall,
  listReversalsCall,
  reverseFinanceCall,
} from '@contract/finances/closings'
import type { Closing } from '@contract/finances/closings'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ApiError } from '../../../platform/http/errors'
import { closingRepository, reversalRepository } from '../ledger/public'
import { serve } from '../../../platform/http/serve'

function answerOf(closings: Closing[], closing: Closing | undefined): ClosingAnswer {
  if (closing === undefined) throw new ApiError('internal')
  return { closing, closings }
}

export const closingRoutes: AreaRoutes = (app, { db }) => {
  const closings = closingRepository(db)
  const reversals = reversalRepository(db)

  serve(app, listClosingsCall, (request) => closings.list(callerOf(request).groupId))

  serve(app, closeMonthCall, async (request, reply) => {
    const { closings: closed, isNew } = await closings.close(callerOf(request), request.body.month)
    return reply.code(isNew ? 201 : 200).send(answerOf(closed, closed[0]))
  })

  serve(app, reopenMonthCall, async (request) => {
    const { month, reason } = request.body
    const reopened = await closings.reopen(callerOf(request), month, reason)
    return answerOf(reopened, reopened.at(-1))
  })

  serve(app, listReversalsCall, (request) => reversals.list(callerOf(request).groupId))

  serve(app, reverseFinanceCall, async (request, reply) => {
    const { finance, isNew } = await reversals.reverse(callerOf(request), request.body.reversal)
    return reply.code(isNew ? 201 : 200).send({ finance })
  })
}
