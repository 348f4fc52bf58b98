import { eq, ne, sql } from 'drizzle-orm'
import type { Group, NewGroup } from '@contract/group'
import { minorUnitsOf } from '@contract/minorUnits'
import type { Database, Transaction } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'
import { groups } from '../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../platform/http/errors'
import { moveAllDayEvents } from '../events/eventLookup'

const columns = {
  id: groups.groupId,
  name: groups.name,
  currency: groups.currency,
  timeZone: groups.timeZone,
  version: groups.version,
}

/** Amounts are stored in minor units: with more or fewer of them to the unit, 12.34 would be 1,234. Removed entries can come back. */
async function assertSameMinorUnits(tx: Transaction, stored: Group, currency: string): Promise<void> {
  if (minorUnitsOf(stored.currency) === minorUnitsOf(currency)) return
  const [entry] = await tx.select({ id: finances.id }).from(finances).where(eq(finances.groupId, stored.id)).limit(1)
  if (entry !== undefined) throw invalidField('group.currency', 'other_decimals')
}

/** Belongs into the transaction that also makes the group's first account. */
export async function insertGroup(tx: Transaction, groupId: string, group: NewGroup): Promise<void> {
  await tx.insert(groups).values({ groupId, ...group })
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
        // Held until the calendar has moved along: its writers find the one zone or the other, whole. So do those of the books.
        const [stored] = await tx.select(columns).from(groups).where(eq(groups.groupId, groupId)).for('no key update')
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.version !== version) throw new ApiError('conflict', { current: stored })
        await assertSameMinorUnits(tx, stored, currency)
        const next = { name, currency, timeZone, version: version + 1 }
        await tx
          .update(groups)
          .set({ ...next, updatedAt: sql`now()` })
          .where(eq(groups.groupId, groupId))
        if (stored.timeZone !== timeZone) await moveAllDayEvents(tx, groupId, timeZone)
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
