import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import { emptyBody, IdAnswer, idQuery } from '@contract/primitives'
import { SessionList } from '@contract/sessions'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { networkOf } from '../../platform/http/networks'
import { sessionListRepository } from './sessionListRepository'

export const sessionRoutes: AreaRoutes = (app, { db }) => {
  const sessions = sessionListRepository(db)

  app.get(
    '/auth/sessions',
    { config: { access: 'signed-in' }, schema: { response: { 200: SessionList } } },
    async (request) => {
      const caller = callerOf(request)
      return { sessions: await sessions.list(caller, { ...caller, network: networkOf(request.ip) }) }
    },
  )

  app.delete(
    '/auth/end-session',
    {
      config: { access: 'signed-in' },
      schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } },
    },
    async (request) => {
      const { id } = request.query
      await sessions.end(callerOf(request), id)
      return { id }
    },
  )

  app.post(
    '/auth/end-other-sessions',
    { config: { access: 'signed-in' }, schema: { body: emptyBody, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await sessions.endOthers(callerOf(request))
      return reply.code(204).send()
    },
  )

  app.get(
    '/users/sessions',
    { config: { access: ['read', 'User'] }, schema: { querystring: idQuery, response: { 200: SessionList } } },
    async (request) => {
      const { groupId, familyId } = callerOf(request)
      const owner = { groupId, userId: request.query.id }
      return { sessions: await sessions.list(owner, { familyId, network: networkOf(request.ip) }) }
    },
  )

  app.delete(
    '/users/end-sessions',
    {
      config: { access: ['update', 'User'] },
      schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } },
    },
    async (request) => {
      const { id } = request.query
      await sessions.endAll(callerOf(request), id)
      return { id }
    },
  )
}
