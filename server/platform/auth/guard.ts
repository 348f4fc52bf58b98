import type { FastifyRequest } from 'fastify'
import type { Action, Role, Subject } from '@contract/auth'
import { actorFrom } from '../audit/actor'
import type { Actor } from '../audit/actor'
import type { App, AppDependencies, AreaRoutes } from '../dependencies'
import { ApiError } from '../http/errors'
import { sessionRepository } from './sessionRepository'
import { can } from './abilities'
import { accessTokens } from './accessTokens'
import type { Session } from './accessTokens'

/** Who may make a call: anybody, whoever is signed in, or who has the ability. */
export type Access = 'public' | 'signed-in' | readonly [Action, Subject]

/** Also the actor of what it changes. */
export interface Caller extends Session, Actor {
  role: Role
  /** Whether they showed lately who they are. */
  isProven: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Only for who showed lately who they are, by signing in or when asked again (`POST /auth/prove`). */
    freshProof?: boolean
    /** Open to who must set up a second factor before all else. */
    servesSetup?: boolean
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

function guardCalls(app: App, dependencies: AppDependencies): void {
  const { config, db } = dependencies
  const tokens = accessTokens(dependencies, config.accessTokenTtlS)
  const sessions = sessionRepository(db)

  app.decorateRequest('caller', null)

  app.addHook('onRoute', (route) => {
    const { method, url, config: routeConfig, handler } = route
    // Fastify adds a HEAD to each GET, with the same configuration.
    if (routeConfig?.access === undefined) throw new Error(`${String(method)} ${url} does not say who may call it`)
    if (routeConfig.access === 'public' || method === 'GET' || method === 'HEAD') return
    route.handler = function (request, reply) {
      return app.groupQueue.run(callerOf(request).groupId, async () => handler.call(this, request, reply))
    }
  })

  // Before the body is read: a stranger's is not worth the work.
  app.addHook('onRequest', async (request) => {
    const { access, freshProof = false, servesSetup = false } = request.routeOptions.config
    if (access === 'public') return
    const session = await tokens.verify(bearerOf(request))
    const state = await sessions.findCallerState(session)
    if (state === undefined) throw new ApiError('unauthenticated')
    const { role, name, document, isProven, mustSetUp } = state
    // From here on refusals can say whom they concern.
    request.caller = { ...session, role, isProven, ...actorFrom(request, { ...session, name }) }
    // The person may have changed it since the token was made: who has heard of that says the new one.
    const said = request.headers[DOCUMENT_HEADER]
    if (said !== session.document && said !== document) throw new ApiError('document_mismatch')
    if (access === undefined || (access !== 'signed-in' && !can(role, ...access))) throw new ApiError('forbidden')
    if (mustSetUp && !servesSetup) throw new ApiError('second_factor_setup_required')
    if (freshProof) assertProven({ isProven })
  })
}

/** For a call that asks for fresh proof in some cases only. Throws `proof_required`. */
export function assertProven({ isProven }: Pick<Caller, 'isProven'>): void {
  if (!isProven) throw new ApiError('proof_required')
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
