import {
  addOwnFieldCall,
  countOwnFieldsCall,
  listOwnFieldsCall,
  orderOwnFieldsCall,
  removeOwnFieldCall,
} from '@contract/members/ownFields'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { ownFieldRepository } from './ownFieldRepository'
import { readableOwnFields } from './ownFieldRows'

export const ownFieldRoutes: AreaRoutes = (app, { db }) => {
  const fields = ownFieldRepository(db)

  serve(app, listOwnFieldsCall, async (request) => ({ fields: await readableOwnFields(db, callerOf(request)) }))

  serve(app, countOwnFieldsCall, (request) => fields.count(callerOf(request).groupId))

  serve(app, addOwnFieldCall, async (request, reply) => {
    const { field, isNew } = await fields.save(callerOf(request), request.body.field)
    return reply.code(isNew ? 201 : 200).send({ field })
  })

  serve(app, removeOwnFieldCall, (request) => fields.remove(callerOf(request), request.query.id))

  serve(app, orderOwnFieldsCall, async (request) => ({
    fields: await fields.order(callerOf(request), request.body.ids),
  }))
}
