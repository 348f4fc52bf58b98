import { listSubcategoriesCall, addSubcategoryCall, removeSubcategoryCall } from '@contract/finances/subcategories'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { subcategoryRepository } from './subcategoryRepository'
import { serve } from '../../../platform/http/serve'
export const subcategoryRoutes: AreaRoutes = (app, { db }) => {
  const subcategories = subcategoryRepository(db)

  serve(app, listSubcategoriesCall, (request) => subcategories.list(callerOf(request).groupId))

  serve(app, addSubcategoryCall, async (request, reply) => {
    const { subcategory, isNew } = await subcategories.save(callerOf(request), request.body.subcategory)
    return reply.code(isNew ? 201 : 200).send({ subcategory })
  })

  serve(app, removeSubcategoryCall, async (request) => {
    await subcategories.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
