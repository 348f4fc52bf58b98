import * as z from 'zod/mini'
import { Id, Instant, idQuery, IdAnswer, emptyBody } from './primitives'
import type { Call } from './call'

/** One sign-in that has not ended. */
export const SignInSession = z.object({
  id: Id,
  /** Absent if the user agent was not recognised. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  /** The network address of the sign-in; absent for sign-ins from before it was stored. */
  network: z.optional(z.string()),
  /** The network of this request. */
  isThisNetwork: z.boolean(),
  /** The session of this request. */
  isCurrent: z.boolean(),
  signedInAt: Instant,
  lastSeenAt: Instant,
})
export type SignInSession = z.infer<typeof SignInSession>

export const SessionList = z.object({ sessions: z.array(SignInSession) })

export const authSessionsCall = {
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  answer: SessionList,
} as const satisfies Call

export const endSessionCall = {
  method: 'DELETE',
  path: '/auth/end-session',
  access: 'signed-in',
  freshProof: true,
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const endOtherSessionsCall = {
  method: 'POST',
  path: '/auth/end-other-sessions',
  access: 'signed-in',
  freshProof: true,
  body: emptyBody,
  answer: z.undefined(),
  success: [204],
} as const satisfies Call

export const usersSessionsCall = {
  method: 'GET',
  path: '/users/sessions',
  access: ['read', 'User'],
  query: idQuery,
  answer: SessionList,
} as const satisfies Call

export const endSessionsCall = {
  method: 'DELETE',
  path: '/users/end-sessions',
  access: ['update', 'User'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
