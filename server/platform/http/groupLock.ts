import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError, eq } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Transaction } from '../db/database'
import { groups } from '../db/schema/groups'
import { ApiError } from './errors'

/** An import of twenty thousand lines takes less; the group queue may have held up the call before. */
const WAIT_MAX_MS = 10_000
const PAUSE_MIN_MS = 10
/** Of random length, so that two who wait do not come at the same moment for ever. */
const PAUSE_MAX_MS = 50
const RETRY_AFTER_S = 5
/** PostgreSQL's `lock_not_available`. */
const HELD = '55P03'

/** Exclusive of other writers, or shared with others who only need the row to stay as it is. */
type Strength = 'no key update' | 'share'

class GroupHeld extends Error {
  override readonly name = 'GroupHeld'
}

async function lockGroup(tx: Transaction, groupId: string, strength: Strength): Promise<typeof groups.$inferSelect> {
  const [group] = await tx
    .select()
    .from(groups)
    .where(eq(groups.groupId, groupId))
    .for(strength, { noWait: true })
    .catch((error: unknown) => {
      const { cause } = error instanceof DrizzleQueryError ? error : {}
      throw cause instanceof pg.DatabaseError && cause.code === HELD ? new GroupHeld() : error
    })
  if (group === undefined) throw new ApiError('not_found')
  return group
}

type Group = typeof groups.$inferSelect

/**
 * As `withGroupLock`, for work that begins with reading: `read` is sent right behind the lock, so that the two are one way to the database.
 * It sees all that the group's last writer left, as its statements begin when the lock is held.
 */
export async function withGroupLockAndRead<Read, Result>(
  db: Database,
  groupId: string,
  strength: Strength,
  read: (tx: Transaction) => Promise<Read>,
  work: (tx: Transaction, group: Group, found: Read) => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + WAIT_MAX_MS
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it is this one's turn
      return await db.transaction(async (tx) => {
        const locked = lockGroup(tx, groupId, strength)
        const found = read(tx)
        // Where the lock is refused, so is what was sent behind it.
        found.catch(() => {})
        return work(tx, await locked, await found)
      })
    } catch (error) {
      if (!(error instanceof GroupHeld)) throw error
      if (performance.now() >= giveUpAt) throw new ApiError('busy', { retryAfterS: RETRY_AFTER_S })
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sleep(PAUSE_MIN_MS + Math.random() * (PAUSE_MAX_MS - PAUSE_MIN_MS))
  }
}

/**
 * Runs `work` in one transaction that holds the group's row, as all who write its books, its calendar or whole files do. While
 * another process holds it, no connection waits: each is given back, and asked for again after a moment. The group queue lets in
 * one call of a process, so that few ask. Throws `not_found`, and `busy` where it takes too long.
 */
export function withGroupLock<Result>(
  db: Database,
  groupId: string,
  strength: Strength,
  work: (tx: Transaction, group: Group) => Promise<Result>,
): Promise<Result> {
  return withGroupLockAndRead(db, groupId, strength, async () => undefined, work)
}
