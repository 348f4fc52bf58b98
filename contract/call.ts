import type * as z from 'zod/mini'
import type { Action, Subject } from './abilities'

/**
 * Who may make a call: anybody; anybody signed in; holders of a personal link, and signed-in readers of the calendar; or those with the
 * ability. `auditor`: only holders of an auditor's link. `leader`: readers of the calendar who lead sections or groups of people.
 * `writer`: whoever manages events or members.
 */
export type Access = 'public' | 'signed-in' | 'personal' | 'auditor' | 'leader' | 'writer' | readonly [Action, Subject]

/**
 * A call, declared once: served by the server (server/platform/http/serve.ts), made by the client (src/api/apiRequest.ts), and described
 * in `GET /openapi.json`.
 */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  access: Access
  /** Requires a recent proof of identity, by signing in or by `POST /auth/prove`. */
  freshProof?: true
  /** Allowed also while a required second factor is not set up yet. */
  servesSetup?: true
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Sent with 202 in place of the answer: the request is accepted, but not completed. */
  accepted?: z.ZodMiniType
  /** The possible success statuses. Absent: 200. */
  success?: readonly (200 | 201 | 204)[]
  /** The statuses of refusals that are this call's own; those that any call may have (400, 401, 403, 503) are not named. */
  errors?: readonly number[]
}
