import { addHistoryStepCall, listHistoryCall, removeHistoryStepCall } from '@contract/members/history'
import { listJubileesCall } from '@contract/members/jubilees'
import { callerOf } from '../../platform/auth/guard'
import { hiddenFrom } from '../../platform/auth/memberFields'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { memberHistoryRepository } from './historyRepository'
import { listJubilees } from './jubilees'
import { inView, memberViewOf } from './ownFieldRows'

export const memberHistoryRoutes: AreaRoutes = (app, { db }) => {
  const history = memberHistoryRepository(db)

  serve(app, listHistoryCall, async (request) => ({
    steps: await history.list(callerOf(request).groupId, request.query.id),
  }))

  serve(app, listJubileesCall, async (request) => {
    const caller = callerOf(request)
    return listJubilees(db, caller.groupId, request.query.config, await hiddenFrom(db, caller))
  })

  serve(app, addHistoryStepCall, async (request, reply) => {
    const caller = callerOf(request)
    const { step, member, isNew } = await history.save(caller, request.body.step)
    const view = await memberViewOf(db, caller)
    return reply.code(isNew ? 201 : 200).send({ step, member: inView(member, view) })
  })

  serve(app, removeHistoryStepCall, (request) => history.remove(callerOf(request), request.query.id))
}
