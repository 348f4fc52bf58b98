import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Secrets } from '../config'
import type { Database } from '../db/database'
import { rateLimits } from '../db/schema/rateLimits'
import { deriveKey } from './derivedKeys'

/** Of subjects known to be over their limit; past it the oldest are forgotten, and asked of the database again. */
const REFUSED_MAX = 10_000

/** The attempts of one subject in the window that ends then (milliseconds since 1970). */
interface Attempts {
  count: number
  endsAt: number
}

/** What is counted where, and how often it may happen in a window. */
export interface Limit {
  scope: string
  max: number
  windowMs: number
}

/** An end that is further off was set before the clock went back. Two windows, as other servers' clocks may be ahead of ours. */
const isRunning = (endsAt: number, now: number, windowMs: number) => endsAt > now && endsAt <= now + 2 * windowMs

/**
 * Counts what may be tried so many times in a while. It is counted in the database: all server processes count together, and a
 * restart forgives nothing. Who is over the limit is refused without asking it again.
 */
export class AttemptCounter {
  readonly #db: Database
  readonly #key: Buffer
  readonly #refused = new Map<string, Attempts>()

  constructor({ db, secret }: { db: Database } & Pick<Secrets, 'secret'>) {
    this.#db = db
    this.#key = deriveKey(secret, 'batuta rate limit')
  }

  #hash({ scope }: Limit, subject: string): Buffer {
    return createHmac('sha256', this.#key).update(`${scope}\0${subject}`).digest()
  }

  /** Counts an attempt before it is made, so that parallel ones cannot slip through. Fails where the database does. */
  async count(limit: Limit, subject: string): Promise<Attempts> {
    const { max, windowMs } = limit
    const now = Date.now()
    const key = this.#hash(limit, subject)
    const name = key.toString('base64')
    const refused = this.#refused.get(name)
    if (refused !== undefined && isRunning(refused.endsAt, now, windowMs)) return refused
    this.#refused.delete(name)
    const [earliest, latest] = [new Date(now), new Date(now + 2 * windowMs)]
    const runs = and(gt(rateLimits.endsAt, earliest), lte(rateLimits.endsAt, latest))
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key, attempts: 1, endsAt: new Date(now + windowMs) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          attempts: sql`case when ${runs} then ${rateLimits.attempts} + 1 else 1 end`,
          endsAt: sql`case when ${runs} then ${rateLimits.endsAt} else excluded.ends_at end`,
        },
      })
      .returning({ attempts: rateLimits.attempts, endsAt: rateLimits.endsAt })
    if (row === undefined) throw new Error('an attempt was not counted')
    const attempts = { count: row.attempts, endsAt: row.endsAt.getTime() }
    if (attempts.count > max) this.#refuse(name, attempts)
    return attempts
  }

  /** An attempt that succeeded does not count. */
  async refund(limit: Limit, subject: string, { endsAt }: Attempts): Promise<void> {
    const key = this.#hash(limit, subject)
    this.#refused.delete(key.toString('base64'))
    await this.#db
      .update(rateLimits)
      .set({ attempts: sql`${rateLimits.attempts} - 1` })
      .where(and(eq(rateLimits.key, key), eq(rateLimits.endsAt, new Date(endsAt)), gt(rateLimits.attempts, 0)))
  }

  #refuse(name: string, attempts: Attempts): void {
    this.#refused.set(name, attempts)
    if (this.#refused.size <= REFUSED_MAX) return
    const [oldest = name] = this.#refused.keys()
    this.#refused.delete(oldest)
  }
}
