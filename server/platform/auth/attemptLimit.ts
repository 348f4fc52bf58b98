import type { FastifyReply } from 'fastify'
import { ApiError } from '../http/errors'

const WINDOW_MS = 60_000
/** Of accounts watched at once; past it the oldest are forgotten, so that made-up names cannot fill the memory. */
const ACCOUNTS_MAX = 10_000

interface Window {
  endsAt: number
  attempts: number
}

/**
 * How often something may be tried in a minute. An account that does not exist is counted like any other.
 * Counted in this process: of several, each counts for itself.
 */
export class AttemptLimit {
  readonly #max: number
  readonly #windows = new Map<string, Window>()

  constructor(max: number) {
    this.#max = max
  }

  /**
   * Counts an attempt before it is made, so that parallel ones cannot slip through, and answers how many there were in this
   * window. Throws `too_many_requests`.
   */
  take(account: string, reply: FastifyReply): number {
    const now = Date.now()
    let window = this.#windows.get(account)
    // One that lasts longer than any was begun before the clock was set back.
    if (window === undefined || window.endsAt <= now || window.endsAt > now + WINDOW_MS) {
      window = { endsAt: now + WINDOW_MS, attempts: 0 }
      this.#windows.delete(account)
      this.#windows.set(account, window)
      this.#evictOldest()
    }
    window.attempts += 1
    if (window.attempts > this.#max) {
      reply.header('retry-after', Math.ceil((window.endsAt - now) / 1000))
      throw new ApiError('too_many_requests')
    }
    return window.attempts
  }

  /** An attempt that succeeded does not count. */
  refund(account: string): void {
    const window = this.#windows.get(account)
    if (window !== undefined && window.attempts > 0) window.attempts -= 1
  }

  #evictOldest(): void {
    if (this.#windows.size <= ACCOUNTS_MAX) return
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest)
      return
    }
  }
}
