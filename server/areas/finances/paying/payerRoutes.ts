import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import { HouseholdList, PayerAnswer, PayerBody } from '@contract/treasury/payers'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { payerRepository } from './payerRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }
const failures = { 404: ErrorBody, 409: ErrorBody }

export const payerRoutes: AreaRoutes = (app, { db }) => {
  const payers = payerRepository(db)

  app.get('/finances/list-payers', { config: read, schema: { response: { 200: HouseholdList } } }, async (request) => ({
    households: await payers.list(callerOf(request).groupId),
  }))

  app.post(
    '/finances/add-payer',
    { config: write, schema: { body: PayerBody, response: { 200: PayerAnswer, 201: PayerAnswer, ...failures } } },
    async (request, reply) => {
      const { payer, isNew } = await payers.save(callerOf(request), request.body.payer)
      return reply.code(isNew ? 201 : 200).send({ payer })
    },
  )

  app.delete(
    '/finances/remove-payer',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, ...failures } } },
    async (request) => {
      await payers.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )
}
