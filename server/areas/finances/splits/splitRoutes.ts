import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import {
  FoundSplit,
  JoinSplitAnswer,
  JoinSplitBody,
  RestoreSplitBody,
  SplitAnswer,
  SplitBody,
} from '@contract/treasury/splits'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { splitRepository } from './splitRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const splitRoutes: AreaRoutes = (app, { db }) => {
  const splits = splitRepository(db)

  app.get(
    '/finances/find-split',
    { config: read, schema: { querystring: idQuery, response: { 200: FoundSplit, 404: ErrorBody } } },
    (request) => splits.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/finances/add-split',
    {
      config: write,
      schema: { body: SplitBody, response: { 200: SplitAnswer, 201: SplitAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { finances, isNew } = await splits.save(callerOf(request), request.body.split)
      return reply.code(isNew ? 201 : 200).send({ finances })
    },
  )

  app.delete(
    '/finances/remove-split',
    { config: write, schema: { querystring: idQuery, response: { 200: SplitAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => ({ finances: await splits.remove(callerOf(request), request.query.id) }),
  )

  app.post(
    '/finances/restore-split',
    {
      config: write,
      schema: { body: RestoreSplitBody, response: { 200: SplitAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ finances: await splits.restore(callerOf(request), request.body.restore) }),
  )

  app.post(
    '/finances/join-split',
    {
      config: write,
      schema: { body: JoinSplitBody, response: { 200: JoinSplitAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ finance: await splits.join(callerOf(request), request.body.join) }),
  )
}
