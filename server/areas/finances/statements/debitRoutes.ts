import {
  addDebitRunCall,
  findCollectionCall,
  findDebitFileCall,
  findDebitRunCall,
  listDebitRunsCall,
  markDebitRunCall,
  removeDebitRunCall,
  sendDebitNoticesCall,
} from '@contract/finances/sepa/debitRuns'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { serve } from '../../../platform/http/serve'
import { debitNoticeRepository } from './debitNoticeRepository'
import { debitRunRepository } from './debitRunRepository'

/** Collections by SEPA direct debit. */
export const debitRoutes: AreaRoutes = (app, { db, config }) => {
  const runs = debitRunRepository(db)
  const notices = debitNoticeRepository(db, config.smtpUrl !== undefined)

  serve(app, findCollectionCall, (request) => runs.findCollection(callerOf(request).groupId, request.query.until))

  serve(app, listDebitRunsCall, async (request) => ({ runs: await runs.list(callerOf(request).groupId) }))

  serve(app, findDebitRunCall, async (request) => ({
    run: await notices.describe(callerOf(request), await runs.find(callerOf(request).groupId, request.query.id)),
  }))

  serve(app, findDebitFileCall, (request) => runs.file(callerOf(request).groupId, request.query.id))

  serve(app, addDebitRunCall, async (request, reply) => {
    const { run, isNew } = await runs.add(callerOf(request), request.body.run)
    return reply.code(isNew ? 201 : 200).send({ run: await notices.describe(callerOf(request), run) })
  })

  serve(app, markDebitRunCall, async (request) => ({
    run: await notices.describe(
      callerOf(request),
      await runs.mark(callerOf(request), request.body.id, request.body.isSent),
    ),
  }))

  serve(app, sendDebitNoticesCall, async (request) => ({
    run: await notices.describe(callerOf(request), await notices.send(callerOf(request), request.body)),
  }))

  serve(app, removeDebitRunCall, async (request) => {
    await runs.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
