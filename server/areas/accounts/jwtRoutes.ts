import * as z from 'zod/mini'
import { RefreshBody, TokenPair } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import type { Access } from '../../platform/auth/guard'
import { signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'

/** A minute: a hall full of people behind one address refreshes at once. */
const CALLS_PER_ADDRESS = 600

const config: { access: Access; rateLimit: { max: number } } = {
  access: 'public',
  rateLimit: { max: CALLS_PER_ADDRESS },
}

export const jwtRoutes: AreaRoutes = (app, dependencies) => {
  const sessions = signIns(dependencies)

  app.post(
    '/jwt/refresh-token',
    { config, schema: { body: RefreshBody, response: { 200: TokenPair, 429: ErrorBody } } },
    (request) => sessions.refresh(request.body.refreshToken),
  )

  app.post(
    '/jwt/logout',
    { config, schema: { body: RefreshBody, response: { 204: z.undefined(), 429: ErrorBody } } },
    async (request, reply) => {
      await sessions.end(request.body.refreshToken, request)
      return reply.code(204).send()
    },
  )
}
