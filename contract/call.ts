import type * as z from 'zod/mini'
import type { Action, Subject } from './abilities'

/**
 * Who may make a call: anybody, whoever is signed in, whoever holds a personal link or is signed in and reads the calendar, or who
 * has the ability. `auditor`: whoever holds an auditor's link, and nobody else.
 */
export type Access = 'public' | 'signed-in' | 'personal' | 'auditor' | readonly [Action, Subject]

/**
 * A call, declared once: the server serves it (server/platform/http/serve.ts), the client makes it (src/api/apiRequest.ts), and
 * `GET /openapi.json` describes it.
 */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  access: Access
  /** Only for who showed lately who they are, by signing in or when asked again (`POST /auth/prove`). */
  freshProof?: true
  /** Open to who must set up a second factor before all else. */
  servesSetup?: true
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** What is answered with 202 in the answer's place: it is not done yet. */
  accepted?: z.ZodMiniType
  /** The statuses that the answer comes with. Without them: 200. */
  success?: readonly (200 | 201 | 204)[]
  /** The statuses of refusals that are this call's own; those that any call may have (400, 401, 403, 503) are not named. */
  errors?: readonly number[]
}
