import type { FastifyReply } from 'fastify'
import type { AppDependencies } from '../dependencies'
import { ApiError } from '../http/errors'
import { AttemptCounter } from './attemptCounter'
import type { Limit } from './attemptCounter'

const WINDOW_MS = 60_000
const RETRY_AFTER_S = 5

/** One that was let through. */
interface Attempt {
  /** Of this account in this window, this one included; 0 where nothing is limited. */
  count: number
  /** It succeeded, and does not count. */
  refund: () => Promise<void>
}

const unlimited: Attempt = { count: 0, refund: async () => {} }

/** Nothing is let through uncounted: where the database is away, so is what the attempt would need. */
export function uncountable(log: FastifyReply['log'], error: unknown): ApiError {
  log.error({ err: error }, 'attempts cannot be counted')
  return new ApiError('busy', { retryAfterS: RETRY_AFTER_S })
}

/**
 * How often something may be tried in a minute, in all server processes together. An account that does not exist is counted like
 * any other. `scope` names what is tried: the same in all processes, and another for each limit.
 */
export class AttemptLimit {
  readonly #counter: AttemptCounter | undefined
  readonly #limit: Limit

  constructor(dependencies: Pick<AppDependencies, 'config' | 'db' | 'secret'>, scope: string, max: number) {
    this.#counter = dependencies.config.isRateLimited ? new AttemptCounter(dependencies) : undefined
    this.#limit = { scope, max, windowMs: WINDOW_MS }
  }

  /** Counts an attempt before it is made. Throws `too_many_requests`, or `busy` where it cannot be counted. */
  async take(account: string, reply: FastifyReply): Promise<Attempt> {
    const [counter, limit] = [this.#counter, this.#limit]
    if (counter === undefined) return unlimited
    const attempts = await counter.count(limit, account).catch((error: unknown) => {
      throw uncountable(reply.log, error)
    })
    if (attempts.count > limit.max) {
      const retryAfterS = Math.ceil((attempts.endsAt - Date.now()) / 1000)
      throw new ApiError('too_many_requests', { retryAfterS })
    }
    return {
      count: attempts.count,
      refund: () =>
        counter.refund(limit, account, attempts).catch((error: unknown) => {
          // What was tried is done, and must not fail for this: it counts for a minute.
          reply.log.error({ err: error }, 'an attempt was not refunded')
        }),
    }
  }
}
