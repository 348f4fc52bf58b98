import { ApiError } from './errors'

/** Of one group, behind the one that is at work: a choir that answers in the same minute, or a script that adds by the API. */
const WAITING_MAX = 1_000
/** What the bodies of those who wait may weigh together, as they were sent. Parsed, they take some ten times that. */
const WAITING_BYTES_MAX = 4 * 1024 * 1024
/** The same of all groups. */
const ALL_WAITING_BYTES_MAX = 32 * 1024 * 1024
/** Below the client's own time-out, so that it hears why. */
const WAIT_MAX_MS = 15_000
const RETRY_AFTER_S = 5

const busy = () => new ApiError('busy', { retryAfterS: RETRY_AFTER_S })

/** Those who wait for a group, and what their bodies weigh. */
interface Line {
  starts: (() => void)[]
  bytes: number
}

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
  readonly #waiting = new Map<string, Line>()
  /** What the bodies of those who wait weigh, in all groups. */
  #bytes = 0

  /** Of all groups. */
  get waitingCount(): number {
    let count = 0
    for (const { starts } of this.#waiting.values()) count += starts.length
    return count
  }

  /**
   * Runs `task` when it is the group's turn; `bytes` is what its body weighs. Throws `busy` where those who wait are too many or weigh
   * too much, and where it waits for too long.
   */
  async run<Result>(groupId: string, bytes: number, task: () => Promise<Result>): Promise<Result> {
    await this.#enter(groupId, bytes)
    try {
      return await task()
    } finally {
      this.#leave(groupId)
    }
  }

  async #enter(groupId: string, bytes: number): Promise<void> {
    const line = this.#waiting.get(groupId)
    if (line === undefined) {
      this.#waiting.set(groupId, { starts: [], bytes: 0 })
      return
    }
    const { starts } = line
    // One that is heavy by itself waits where nobody else does.
    const isTooHeavy = starts.length > 0 && line.bytes + bytes > WAITING_BYTES_MAX
    if (starts.length >= WAITING_MAX || isTooHeavy || this.#bytes > ALL_WAITING_BYTES_MAX) throw busy()
    line.bytes += bytes
    this.#bytes += bytes
    try {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          starts.splice(starts.indexOf(start), 1)
          reject(busy())
        }, WAIT_MAX_MS)
        starts.push(start)
      })
    } finally {
      line.bytes -= bytes
      this.#bytes -= bytes
    }
  }

  #leave(groupId: string): void {
    const next = this.#waiting.get(groupId)?.starts.shift()
    if (next === undefined) this.#waiting.delete(groupId)
    else next()
  }
}
