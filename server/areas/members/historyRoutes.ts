import { addHistoryStepCall, listHistoryCall, removeHistoryStepCall } from '@contract/members/history'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { memberHistoryRepository } from './historyRepository'
import { inView, memberViewOf } from './ownFieldRows'

export const memberHistoryRoutes: AreaRoutes = (app, { db }) => {
  const history = memberHistoryRepository(db)

  serve(app, listHistoryCall, async (request) => ({
    steps: await history.list(callerOf(request).groupId, request.query.id),
  }))

  serve(app, addHistoryStepCall, async (request, reply) => {
    const caller = callerOf(request)
    const { step, member, isNew } = await history.save(caller, request.body.step)
    const view = await memberViewOf(db, caller)
    return reply.code(isNew ? 201 : 200).send({ step, member: inView(member, view) })
  })

  serve(app, removeHistoryStepCall, (request) => history.remove(callerOf(request), request.query.id))
}
