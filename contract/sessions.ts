import * as z from 'zod/mini'
import { Id, Instant } from './primitives'

/** One sign-in that has not ended. */
export const SignInSession = z.object({
  id: Id,
  /** Absent where the device did not say in words that are known. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  /** The address of the network that the sign-in came from; absent for those from before it was kept. */
  network: z.optional(z.string()),
  /** It is the network that asks. */
  isThisNetwork: z.boolean(),
  /** It is the session that asks. */
  isCurrent: z.boolean(),
  signedInAt: Instant,
  lastSeenAt: Instant,
})
export type SignInSession = z.infer<typeof SignInSession>

export const SessionList = z.object({ sessions: z.array(SignInSession) })
