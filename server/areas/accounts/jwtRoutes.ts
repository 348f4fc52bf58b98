import * as z from 'zod/mini'
import { RefreshBody, TokenPair } from '@contract/auth'
import { signIns } from './signIn'
import type { AreaRoutes } from '../../platform/dependencies'

export const jwtRoutes: AreaRoutes = (app, dependencies) => {
  const sessions = signIns(dependencies)

  // Not limited: a token cannot be guessed, and a hall full of people behind one address refreshes at once.
  app.post(
    '/jwt/refresh-token',
    { config: { access: 'public' }, schema: { body: RefreshBody, response: { 200: TokenPair } } },
    (request) => sessions.refresh(request.body.refreshToken, request.log),
  )

  app.post(
    '/jwt/logout',
    { config: { access: 'public' }, schema: { body: RefreshBody, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await sessions.end(request.body.refreshToken)
      return reply.code(204).send()
    },
  )
}
