import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import { ErasureBody, MemberDataAnswer } from '@contract/privacy'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { privacyRepository } from './privacyRepository'

/** Whoever manages the members answers for their data. */
const manage: { access: Access } = { access: ['manage', 'Member'] }

export const privacyRoutes: AreaRoutes = (app, { db }) => {
  const privacy = privacyRepository(db)

  app.get(
    '/members/find-member-data',
    { config: manage, schema: { querystring: idQuery, response: { 200: MemberDataAnswer, 404: ErrorBody } } },
    async (request) => ({ data: await privacy.collect(callerOf(request), request.query.id) }),
  )

  app.post(
    '/members/erase-member',
    {
      config: { ...manage, freshProof: true },
      schema: { body: ErasureBody, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    (request) => privacy.erase(callerOf(request), request.body.member),
  )
}
