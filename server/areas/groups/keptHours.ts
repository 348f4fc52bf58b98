import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { appendServerAudit } from '../../platform/audit/auditEntries'
import type { Database } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { withGroupLock } from '../../platform/http/groupLock'
import { defineJob } from '../../platform/jobs/jobs'
import { knownClock } from '../../platform/time/knownClock'
import { ZONE_TABLE } from '../../platform/time/zoneTable'
import { keepEvents } from '../calendar/events/public'
import { keepPollDates } from '../calendar/polls/public'

/**
 * Where clocks will change otherwise than was known when a calendar was written, its events and the dates of its polls stay at their
 * hour: what a wall shows is what was meant. The activity log notes it. Returns how many were moved.
 */
export async function keepHours(db: Database, groupId: string): Promise<number> {
  return withGroupLock(db, groupId, 'no key update', async (tx, group) => {
    const { timeZone, knownClock: clock } = group
    if (clock?.table === ZONE_TABLE) return 0
    const moved = await keepEvents(tx, groupId, timeZone, clock)
    const changed = clock === null ? 0 : await keepPollDates(tx, groupId, timeZone, clock)
    await tx
      .update(groups)
      .set({ knownClock: knownClock(timeZone) })
      .where(eq(groups.groupId, groupId))
    const count = moved + changed
    if (count > 0) {
      const subject = { type: 'group', id: groupId, name: group.name } as const
      await appendServerAudit(tx, groupId, {
        action: 'clocks_changed',
        subject,
        after: { timeZone, count, zoneTable: ZONE_TABLE },
      })
    }
    return count
  })
}

/** Once an hour: groups whose calendar was computed by another table than this server's. */
export const keepAllHours = defineJob('keep_hours', z.object({}), async (_payload, { db, log }) => {
  const rows = await db
    .select({ groupId: groups.groupId })
    .from(groups)
    .where(sql`${groups.knownClock}->>'table' is distinct from ${ZONE_TABLE}`)
  for (const { groupId } of rows) {
    const count = await keepHours(db, groupId)
    if (count > 0) log.info({ groupId, count, zoneTable: ZONE_TABLE }, 'the hours of a calendar were kept')
  }
})
