import type { FastifyRequest } from 'fastify'
import type { Role } from '@contract/auth'
import type { Access } from '@contract/call'
import type { Leads } from '@contract/leads'
import { actorFrom } from '../audit/actor'
import type { Actor } from '../audit/actor'
import type { App, AppDependencies, AreaRoutes } from '../dependencies'
import { ApiError } from '../http/errors'
import { sessionRepository } from './sessionRepository'
import type { CallersGroup } from './sessionRepository'
import { can, letsIn } from './abilities'
import { accessTokens } from './accessTokens'
import { auditorLinks } from './auditorLinks'
import type { Auditor } from './auditorLinks'
import { hasPersonalLink, personalLinks } from './personalLinks'
import type { LinkHolder } from './personalLinks'
import type { Session } from './accessTokens'

/** Also the actor of what it changes. */
export interface Caller extends Session, Actor {
  role: Role
  /** Whether they showed lately who they are. */
  isProven: boolean
  /** What they lead beside the role; null: nothing. */
  leads: Leads | null
  group: CallersGroup
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
    /** Who came by a personal link; such a call has no caller. */
    linkHolder: LinkHolder | null
    /** Who came by an auditor's link; such a call has no caller. */
    auditor: Auditor | null
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

  const links = personalLinks(dependencies)
  const audits = auditorLinks(dependencies)

  /** Who makes a call that needs nobody signed in. A token that has run out is refused, so that nobody goes unnamed by waiting. */
  async function readerOf(request: FastifyRequest) {
    if (request.headers.authorization === undefined) return undefined
    const session = await tokens.verify(bearerOf(request))
    const state = await sessions.findCallerState(session)
    if (state === undefined) throw new ApiError('unauthenticated')
    const { name, role } = state
    return { groupId: session.groupId, userId: session.userId, name, isKeeper: can(role, 'manage', 'Finance') }
  }

  app.decorateRequest('caller', null)
  app.decorateRequest('linkHolder', null)
  app.decorateRequest('auditor', null)

  app.addHook('onRoute', (route) => {
    const { method, url, config: routeConfig, handler } = route
    // Fastify adds a HEAD to each GET, with the same configuration.
    if (routeConfig?.access === undefined) throw new Error(`${String(method)} ${url} does not say who may call it`)
    if (routeConfig.access === 'public' || method === 'GET' || method === 'HEAD') return
    route.handler = function (request, reply) {
      const bytes = Number(request.headers['content-length'] ?? 0)
      return app.groupQueue.run(groupOf(request), bytes, async () => handler.call(this, request, reply))
    }
  })

  // Before the body is read: a stranger's is not worth the work.
  app.addHook('onRequest', async (request) => {
    const { access, freshProof = false, servesSetup = false } = request.routeOptions.config
    if (access === 'public' || access === 'auditor' || (access === 'personal' && hasPersonalLink(request))) return
    const session = await tokens.verify(bearerOf(request))
    const state = await sessions.findCallerState(session)
    if (state === undefined) throw new ApiError('unauthenticated')
    const { role, name, document, isProven, leads, mustSetUp, group } = state
    // From here on refusals can say whom they concern.
    request.caller = { ...session, role, isProven, leads, group, ...actorFrom(request, { ...session, name }) }
    // The person may have changed it since the token was made: who has heard of that says the new one.
    const said = request.headers[DOCUMENT_HEADER]
    if (said !== session.document && said !== document) throw new ApiError('document_mismatch')
    if (access === undefined || !letsIn(access, role)) throw new ApiError('forbidden')
    if (access === 'leader' && leads === null) throw new ApiError('forbidden')
    if (mustSetUp && !servesSetup) throw new ApiError('second_factor_setup_required')
    if (freshProof) assertProven({ isProven })
  })

  // After the route has counted the call: thousands of made-up links are not worth a look each.
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.access === 'personal' && hasPersonalLink(request))
      request.linkHolder = await links.open(request, reply)
    if (request.routeOptions.config.access === 'auditor')
      request.auditor = await audits.open(request, reply, await readerOf(request))
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

/** The one group that a call may touch, whoever makes it. */
function groupOf(request: FastifyRequest): string {
  return request.linkHolder?.groupId ?? request.auditor?.groupId ?? callerOf(request).groupId
}

/** Who came by an auditor's link. */
export function auditorOf(request: FastifyRequest): Auditor {
  if (request.auditor === null) throw new Error(`${request.routeOptions.url} is not for auditors`)
  return request.auditor
}

/** What the caller leads: the scope of all that such a call reads and writes. */
export function leadsOf(request: FastifyRequest): Leads {
  const { leads } = callerOf(request)
  if (leads === null) throw new Error(`${request.routeOptions.url} is not for section leaders`)
  return leads
}

/** Whoever the guard let in. Its group is the only one that a call may touch. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error(`${request.routeOptions.url} is public and has no caller`)
  return request.caller
}
