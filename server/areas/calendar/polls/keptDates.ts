import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import type { KnownClock } from '../../../platform/db/schema/groups'
import { polls } from '../../../platform/db/schema/calendar/replies'
import { instantOf } from '../../../platform/time/groupTime'
import { knownOffsetAt, shownAt } from '../../../platform/time/knownClock'

/**
 * Corrects future dates of polls after a change of the time zone table, as events/keptHours.ts does with events. Returns the
 * number of changed polls.
 */
export async function keepPollDates(
  tx: Transaction,
  groupId: string,
  timeZone: string,
  clock: KnownClock,
): Promise<number> {
  const known = (ms: number) => knownOffsetAt(clock, ms)
  const rows = await tx.select({ id: polls.id, dates: polls.dates }).from(polls).where(eq(polls.groupId, groupId))
  const kept = (when: string) =>
    Date.parse(when) < Date.now() || Date.parse(when) > clock.untilMs
      ? when
      : instantOf(shownAt(new Date(when), known), timeZone).toISOString()
  let count = 0
  for (const { id, dates } of rows) {
    const next = dates.map((date) => (date.allDay ? date : { ...date, start: kept(date.start), end: kept(date.end) }))
    const isMoved = next.some(({ start, end }, at) => start !== dates[at]?.start || end !== dates[at]?.end)
    if (!isMoved) continue
    count += 1
    await tx
      .update(polls)
      .set({ dates: next, version: sql`${polls.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(polls.groupId, groupId), eq(polls.id, id)))
  }
  return count
}
