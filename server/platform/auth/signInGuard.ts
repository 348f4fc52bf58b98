import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/networks'
import type { AppDependencies } from '../dependencies'
import { AttemptLimit } from './attemptLimit'
import type { KnownDevices } from './knownDevices'

/** Wrong passwords a minute for one account, from one network or one known device. */
const FAILURES_PER_SOURCE = 10
/** From all networks that the account never signed in from; beyond it each attempt is answered later. */
const FAILURES_BEFORE_SLOW = 10
/** No person and no household comes near: from here on only known devices are heard. */
const FAILURES_PER_ACCOUNT = 200
const SLOW_STEP_MS = 100
const SLOW_MAX_MS = 5_000

/** What a sign-in that succeeded does not count for. */
type Refund = () => Promise<void>

/**
 * Slows down who guesses passwords, without locking out who knows theirs (OWASP, "Blocking Brute Force Attacks", device
 * cookies): failures count for the account and where they come from, so that a stranger's do not stop the owner elsewhere. An
 * attack from many networks is answered ever later, and does not touch devices that have signed in before.
 */
export function makeSignInGuard(
  dependencies: Pick<AppDependencies, 'config' | 'db' | 'secret'>,
  devices: KnownDevices,
) {
  const sources = new AttemptLimit(dependencies, 'sign-in of a source', FAILURES_PER_SOURCE)
  const accounts = new AttemptLimit(dependencies, 'sign-in to an account', FAILURES_PER_ACCOUNT)

  return {
    /** Counts an attempt before it is made. Throws `too_many_requests`. */
    async admit(email: string, request: FastifyRequest, reply: FastifyReply): Promise<Refund> {
      const device = devices.find(request, email)
      const ofSource = await sources.take(`${email} ${device ?? networkOf(request.ip)}`, reply)
      if (device !== undefined) return ofSource.refund
      const ofAccount = await accounts.take(email, reply)
      const failures = ofAccount.count - FAILURES_BEFORE_SLOW
      if (failures > 0) await sleep(Math.min(failures * SLOW_STEP_MS, SLOW_MAX_MS))
      return async () => {
        await Promise.all([ofSource.refund(), ofAccount.refund()])
      }
    },
  }
}
