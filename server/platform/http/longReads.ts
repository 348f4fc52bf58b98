import { ApiError } from './errors'

/** Each holds one of the pool's connections for as long as its reader takes; the others are for everybody else. */
const OPEN_MAX = 3
/** So that a group's slow readers leave one to the others. */
const OPEN_OF_GROUP_MAX = 2
/** Below the time-out of a connection on which nothing is said. */
const WAIT_MAX_MS = 45_000
const RETRY_AFTER_S = 10

interface Limits {
  /** A reader that takes nothing for so long is gone; below the database's own limit for a transaction that is idle. */
  silenceMs: number
  /** For the whole of it: until then the database keeps what was removed since it began. */
  totalMs: number
}

declare module 'fastify' {
  interface FastifyInstance {
    longReads: LongReads
  }
}

interface Waiting {
  groupId: string
  start: () => void
}

/** Who reads from a cursor: so many at once, the others when it is their turn. Counted in this process. */
export class LongReads {
  readonly limits: Limits
  readonly #open: string[] = []
  #waiting: Waiting[] = []

  constructor(limits: Limits = { silenceMs: 20_000, totalMs: 300_000 }) {
    this.limits = limits
  }

  /** Answers what to call at the end. Throws `busy` where no place gets free in time. */
  async enter(groupId: string): Promise<() => void> {
    if (this.#hasPlace(groupId)) this.#open.push(groupId)
    else await this.#wait(groupId)
    return () => this.#leave(groupId)
  }

  #hasPlace(groupId: string): boolean {
    const ofGroup = this.#open.filter((id) => id === groupId)
    return this.#open.length < OPEN_MAX && ofGroup.length < OPEN_OF_GROUP_MAX
  }

  #wait(groupId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        reject(new ApiError('busy', { retryAfterS: RETRY_AFTER_S }))
      }, WAIT_MAX_MS)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { groupId, start }
      this.#waiting.push(waiting)
    })
  }

  #leave(groupId: string): void {
    this.#open.splice(this.#open.indexOf(groupId), 1)
    const next = this.#waiting.find((waiting) => this.#hasPlace(waiting.groupId))
    if (next === undefined) return
    this.#waiting = this.#waiting.filter((other) => other !== next)
    this.#open.push(next.groupId)
    next.start()
  }
}
