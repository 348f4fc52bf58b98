import type { FastifyRequest } from 'fastify'
import type { Action, Role, Subject } from '@contract/auth'
import type { App, AppDeps, AreaRoutes } from '../dependencies'
import { ApiError } from '../http/errors'
import { sessionRepository } from './sessionRepository'
import { may } from './abilities'
import { accessTokens } from './accessTokens'
import type { Session } from './accessTokens'

/** Who may make a call: anybody, whoever is signed in, or who has the ability. */
export type Access = 'public' | 'signed-in' | readonly [Action, Subject]

export interface Caller extends Session {
  role: Role
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

const DOCUMENT_HEADER = 'x-user-document'

function bearerOf(request: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new ApiError('unauthenticated')
  return token
}

function guardCalls(app: App, { config, db, secret }: AppDeps): void {
  const tokens = accessTokens(secret, config.accessTokenTtlS)
  const sessions = sessionRepository(db)

  app.decorateRequest('caller', null)

  app.addHook('onRoute', ({ method, url, config: routeConfig }) => {
    // Fastify adds a HEAD to each GET, with the same configuration.
    if (routeConfig?.access === undefined) throw new Error(`${String(method)} ${url} does not say who may call it`)
  })

  // Before the body is read: a stranger's is not worth the work.
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === 'public') return
    const session = await tokens.verify(bearerOf(request))
    const role = await sessions.findRole(session)
    if (role === undefined) throw new ApiError('unauthenticated')
    if (request.headers[DOCUMENT_HEADER] !== session.document) throw new ApiError('document_mismatch')
    if (access === undefined || (access !== 'signed-in' && !may(role, ...access))) throw new ApiError('forbidden')
    request.caller = { ...session, role }
  })
}

/** Puts areas behind one guard: no call of theirs can be registered without saying who may make it. */
export function guarded(areas: AreaRoutes[]): AreaRoutes {
  return async (app, deps) => {
    await app.register(async (calls: App) => {
      guardCalls(calls, deps)
      for (const addRoutes of areas) await addRoutes(calls, deps)
    })
  }
}

/** Whoever the guard let in. Its group is the only one that a call may touch. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error(`${request.routeOptions.url} is public and has no caller`)
  return request.caller
}
