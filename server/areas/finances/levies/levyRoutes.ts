import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import {
  FoundLevy,
  LevyAnswer,
  LevyBody,
  LevyIdBody,
  LevyList,
  LevyMembersBody,
  LevyNameBody,
  LevyQuery,
} from '@contract/treasury/levies'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { levyProgressRepository } from './levyProgress'
import { levyRepository } from './levyRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const levyRoutes: AreaRoutes = (app, { db }) => {
  const levies = levyRepository(db)
  const progress = levyProgressRepository(db)

  app.get('/finances/list-levies', { config: read, schema: { response: { 200: LevyList } } }, (request) =>
    progress.list(callerOf(request).groupId),
  )

  app.get(
    '/finances/find-levy',
    { config: read, schema: { querystring: LevyQuery, response: { 200: FoundLevy, 404: ErrorBody } } },
    (request) => progress.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/finances/add-levy',
    {
      config: write,
      schema: { body: LevyBody, response: { 200: LevyAnswer, 201: LevyAnswer, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { levy, isNew } = await levies.add(callerOf(request), request.body.levy)
      return reply.code(isNew ? 201 : 200).send({ levy })
    },
  )

  app.post(
    '/finances/change-levy-members',
    { config: write, schema: { body: LevyMembersBody, response: { 200: LevyAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ levy: await levies.changeMembers(callerOf(request), request.body.levyMembers) }),
  )

  app.post(
    '/finances/rename-levy',
    { config: write, schema: { body: LevyNameBody, response: { 200: LevyAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ levy: await levies.rename(callerOf(request), request.body.levyName) }),
  )

  app.delete(
    '/finances/cancel-levy',
    { config: write, schema: { querystring: idQuery, response: { 200: LevyAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ levy: await levies.cancel(callerOf(request), request.query.id, true) }),
  )

  app.post(
    '/finances/restore-levy',
    { config: write, schema: { body: LevyIdBody, response: { 200: LevyAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ levy: await levies.cancel(callerOf(request), request.body.id, false) }),
  )
}
