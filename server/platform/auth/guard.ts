import type { FastifyRequest } from 'fastify'
import type { Action, Role, Subject } from '@contract/auth'
import type { App, AppDependencies, AreaRoutes } from '../dependencies'
import { ApiError } from '../http/errors'
import { GroupQueue } from '../http/groupQueue'
import { sessionRepository } from './sessionRepository'
import { can } from './abilities'
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

function guardCalls(app: App, { config, db, secret }: AppDependencies): void {
  const tokens = accessTokens(secret, config.accessTokenTtlS)
  const sessions = sessionRepository(db)

  app.decorateRequest('caller', null)

  const writes = new GroupQueue()

  app.addHook('onRoute', (route) => {
    const { method, url, config: routeConfig, handler } = route
    // Fastify adds a HEAD to each GET, with the same configuration.
    if (routeConfig?.access === undefined) throw new Error(`${String(method)} ${url} does not say who may call it`)
    if (routeConfig.access === 'public' || method === 'GET' || method === 'HEAD') return
    route.handler = function (request, reply) {
      return writes.run(callerOf(request).groupId, async () => handler.call(this, request, reply))
    }
  })

  // Before the body is read: a stranger's is not worth the work.
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === 'public') return
    const session = await tokens.verify(bearerOf(request))
    const role = await sessions.findRole(session)
    if (role === undefined) throw new ApiError('unauthenticated')
    if (request.headers[DOCUMENT_HEADER] !== session.document) throw new ApiError('document_mismatch')
    if (access === undefined || (access !== 'signed-in' && !can(role, ...access))) throw new ApiError('forbidden')
    request.caller = { ...session, role }
  })
}

/** Puts routes behind one guard: none can be registered without `config.access`, which says who may call it. */
export function guarded(areaRoutes: AreaRoutes[]): AreaRoutes {
  return async (app, dependencies) => {
    await app.register(async (calls: App) => {
      guardCalls(calls, dependencies)
      for (const addRoutes of areaRoutes) await addRoutes(calls, dependencies)
    })
  }
}

/** Whoever the guard let in. Its group is the only one that a call may touch. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error(`${request.routeOptions.url} is public and has no caller`)
  return request.caller
}
