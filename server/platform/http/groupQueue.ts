import { ApiError } from './errors'

/** Of one group, behind the one that is at work. */
const WAITING_MAX = 50
/** Below the client's own time-out, so that it hears why. */
const WAIT_MAX_MS = 15_000
const RETRY_AFTER_S = 5

const busy = () => new ApiError('busy', { retryAfterS: RETRY_AFTER_S })

declare module 'fastify' {
  interface FastifyInstance {
    groupQueue: GroupQueue
  }
}

/**
 * Lets one write of each group in at a time, before it takes a database connection: they would wait for each other's locks
 * anyway, and there they would hold the connections of all other groups. Between processes, `withGroupLock` takes turns.
 */
export class GroupQueue {
  /** By group with a write at work: those that wait, first come first served. */
  readonly #waiting = new Map<string, (() => void)[]>()

  /** Of all groups. */
  get waitingCount(): number {
    let count = 0
    for (const waiting of this.#waiting.values()) count += waiting.length
    return count
  }

  /** Runs `task` when it is the group's turn. Throws `busy` where too many wait, or for too long. */
  async run<Result>(groupId: string, task: () => Promise<Result>): Promise<Result> {
    await this.#enter(groupId)
    try {
      return await task()
    } finally {
      this.#leave(groupId)
    }
  }

  async #enter(groupId: string): Promise<void> {
    const waiting = this.#waiting.get(groupId)
    if (waiting === undefined) {
      this.#waiting.set(groupId, [])
      return
    }
    if (waiting.length >= WAITING_MAX) throw busy()
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(busy())
      }, WAIT_MAX_MS)
      waiting.push(start)
    })
  }

  #leave(groupId: string): void {
    const next = this.#waiting.get(groupId)?.shift()
    if (next === undefined) this.#waiting.delete(groupId)
    else next()
  }
}
