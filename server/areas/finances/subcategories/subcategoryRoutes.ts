import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import { SubcategoryAnswer, SubcategoryBody, SubcategoryList } from '@contract/treasury/subcategories'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { subcategoryRepository } from './subcategoryRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const subcategoryRoutes: AreaRoutes = (app, { db }) => {
  const subcategories = subcategoryRepository(db)

  app.get('/finances/list-subcategories', { config: read, schema: { response: { 200: SubcategoryList } } }, (request) =>
    subcategories.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/add-subcategory',
    {
      config: write,
      schema: {
        body: SubcategoryBody,
        response: { 200: SubcategoryAnswer, 201: SubcategoryAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { subcategory, isNew } = await subcategories.save(callerOf(request), request.body.subcategory)
      return reply.code(isNew ? 201 : 200).send({ subcategory })
    },
  )

  app.delete(
    '/finances/remove-subcategory',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await subcategories.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )
}
