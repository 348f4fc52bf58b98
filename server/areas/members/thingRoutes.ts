import {
  addLoanCall,
  addThingCall,
  findThingCall,
  listLoansCall,
  listThingsCall,
  removeLoanCall,
  removeThingCall,
} from '@contract/members/things'
import { importThingsCall, undoThingImportCall } from '@contract/members/thingImports'
import { callerOf } from '../../platform/auth/guard'
import type { App, AreaRoutes } from '../../platform/dependencies'
import { acceptLargeJson } from '../../platform/http/largeBodies'
import { serve } from '../../platform/http/serve'
import { loanRepository } from './loanRepository'
import { thingImportRepository } from './thingImportRepository'
import { thingRepository } from './thingRepository'

export const thingRoutes: AreaRoutes = async (app, { db }) => {
  const things = thingRepository(db)
  const loans = loanRepository(db)
  const imports = thingImportRepository(db)

  serve(app, listThingsCall, (request) => things.list(callerOf(request).groupId))

  serve(app, findThingCall, (request) => things.find(callerOf(request).groupId, request.query.id))

  serve(app, addThingCall, async (request, reply) => {
    const { thing, isNew } = await things.save(callerOf(request), request.body.thing)
    return reply.code(isNew ? 201 : 200).send({ thing })
  })

  serve(app, removeThingCall, (request) => things.remove(callerOf(request), request.query.id))

  await app.register(async (large: App) => {
    acceptLargeJson(large)
    serve(large, importThingsCall, (request) => imports.add(callerOf(request), request.body.import.things))
  })

  serve(app, undoThingImportCall, (request) => imports.undo(callerOf(request), request.body.import))

  serve(app, listLoansCall, (request) => loans.list(callerOf(request).groupId, request.query.memberId))

  serve(app, addLoanCall, async (request, reply) => {
    const { loan, isNew } = await loans.save(callerOf(request), request.body.loan)
    return reply.code(isNew ? 201 : 200).send({ loan })
  })

  serve(app, removeLoanCall, (request) => loans.remove(callerOf(request), request.query.id))
}
