import { eq, ne, sql } from 'drizzle-orm'
import type { Group } from '@contract/group'
import type { Database } from '../db/database'
import { groups } from '../db/schema/groups'
import { ApiError } from '../errors'
import { moveDaysTo } from './eventZones'

const columns = {
  id: groups.groupId,
  name: groups.name,
  currency: groups.currency,
  timeZone: groups.timeZone,
  version: groups.version,
}

export function groupRepository(db: Database) {
  async function find(groupId: string): Promise<Group> {
    const [group] = await db.select(columns).from(groups).where(eq(groups.groupId, groupId))
    if (group === undefined) throw new ApiError('not_found')
    return group
  }

  return {
    find,

    /** Replaces what was read under the same version; another version is a conflict and changes nothing. */
    async replace(groupId: string, { version, name, currency, timeZone }: Group): Promise<Group> {
      return db.transaction(async (tx) => {
        // Held until the calendar has moved along: its writers find the one zone or the other, whole.
        const [stored] = await tx.select(columns).from(groups).where(eq(groups.groupId, groupId)).for('no key update')
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.version !== version) throw new ApiError('conflict', { current: stored })
        const next = { name, currency, timeZone, version: version + 1 }
        await tx
          .update(groups)
          .set({ ...next, updatedAt: sql`now()` })
          .where(eq(groups.groupId, groupId))
        if (stored.timeZone !== timeZone) await moveDaysTo(tx, groupId, timeZone)
        return { ...stored, ...next }
      })
    },

    /** Whether there is a group besides this one (the demo's). */
    async hasOtherThan(groupId: string): Promise<boolean> {
      const [other] = await db.select({ id: groups.groupId }).from(groups).where(ne(groups.groupId, groupId)).limit(1)
      return other !== undefined
    },
  }
}
