import { listSubcategoriesCall, addSubcategoryCall, removeSubcategoryCall } from '@contract/finances/subcategories'
import { changeSpheresCall, findSpheresCall } from '@contract/finances/spheres'
import { addPurposeCall, listPurposesCall, removePurposeCall } from '@contract/finances/purposes'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { purposeRepository } from './purposeRepository'
import { sphereRepository } from './sphereRepository'
import { subcategoryRepository } from './subcategoryRepository'
import { serve } from '../../../platform/http/serve'
export const subcategoryRoutes: AreaRoutes = (app, { db }) => {
  const subcategories = subcategoryRepository(db)
  const spheres = sphereRepository(db)
  const purposes = purposeRepository(db)

  serve(app, findSpheresCall, (request) => spheres.find(callerOf(request).groupId, request.query.year))

  serve(app, changeSpheresCall, async (request) => ({
    settings: await spheres.replace(callerOf(request), request.body.settings),
  }))

  serve(app, listSubcategoriesCall, (request) => subcategories.list(callerOf(request).groupId))

  serve(app, addSubcategoryCall, async (request, reply) => {
    const { subcategory, isNew } = await subcategories.save(callerOf(request), request.body.subcategory)
    return reply.code(isNew ? 201 : 200).send({ subcategory })
  })

  serve(app, removeSubcategoryCall, async (request) => {
    await subcategories.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, listPurposesCall, (request) => purposes.list(callerOf(request).groupId))

  serve(app, addPurposeCall, async (request, reply) => {
    const { purpose, isNew } = await purposes.save(callerOf(request), request.body.purpose)
    return reply.code(isNew ? 201 : 200).send({ purpose })
  })

  serve(app, removePurposeCall, async (request) => {
    await purposes.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
