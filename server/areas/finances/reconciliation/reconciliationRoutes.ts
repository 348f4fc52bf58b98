import {
  listReconciliationsCall,
  listOpenLinesCall,
  addReconciliationCall,
  undoReconciliationCall,
} from '@contract/finances/reconciliations'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { openLineRepository } from './openLines'
import { reconciliationRepository } from './reconciliationRepository'
import { serve } from '../../../platform/http/serve'
export const reconciliationRoutes: AreaRoutes = (app, { db }) => {
  const openLines = openLineRepository(db)
  const reconciliations = reconciliationRepository(db)

  serve(app, listReconciliationsCall, (request) =>
    reconciliations.list(callerOf(request).groupId, request.query.accountId),
  )

  serve(app, listOpenLinesCall, (request) => openLines.list(callerOf(request).groupId, request.query))

  serve(app, addReconciliationCall, async (request, reply) => {
    const { reconciliation, isNew } = await reconciliations.add(callerOf(request), request.body.reconciliation)
    return reply.code(isNew ? 201 : 200).send({ reconciliation })
  })

  serve(app, undoReconciliationCall, async (request) => ({
    reconciliation: await reconciliations.undo(callerOf(request), request.body),
  }))
}
