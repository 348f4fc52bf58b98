import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import type { KnownClock } from '../../../platform/db/schema/groups'
import { lengthOf, startOfDay, toInstants } from '../../../platform/time/groupTime'
import { knownOffsetAt, runtimeOffset, shownAt } from '../../../platform/time/knownClock'
import type { Offset } from '../../../platform/time/knownClock'
import { offsetAt } from '../../../platform/time/zoneTable'

interface Times {
  id: string
  seriesId: string | null
  startsAt: Date
  endsAt: Date
  startDate: string | null
  endDate: string | null
}
type Moved = Pick<Times, 'id' | 'startsAt' | 'endsAt'>

function timesKept({ startsAt, endsAt, startDate, endDate }: Times, known: Offset, timeZone: string) {
  if (startDate !== null && endDate !== null)
    return { startsAt: startOfDay(startDate, timeZone), endsAt: startOfDay(endDate, timeZone) }
  const start = shownAt(startsAt, known)
  return toInstants(start, lengthOf(start, shownAt(endsAt, known)), timeZone)
}

/**
 * Of former versions nothing says by which table an instant was computed: a series' by the runtime's, from its first event on, which the
 * browser had computed; single events by the browser's, which was right as a rule, and they stay. Series that have an event on which
 * both tables agree are known to have meant that hour.
 */
function isSureOf(rows: Times[], known: Offset, timeZone: string): (row: Times) => boolean {
  const agreed = rows.filter(({ startsAt }) => known(startsAt.getTime()) === offsetAt(timeZone, startsAt.getTime()))
  const series = new Set(agreed.map(({ seriesId }) => seriesId))
  return ({ startDate, seriesId }) => startDate !== null || (seriesId !== null && series.has(seriesId))
}

async function moveEvents(tx: Transaction, groupId: string, moved: Moved[]): Promise<void> {
  if (moved.length === 0) return
  await tx.execute(sql`
    update ${events} set starts_at = event."startsAt", ends_at = event."endsAt",
           version = ${events.version} + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as event (
           id uuid, "startsAt" timestamptz, "endsAt" timestamptz)
     where ${events.groupId} = ${groupId} and ${events.id} = event.id`)
}

/** Which of the group's events lie at another moment by the table than by what was known, and where they belong. */
async function eventsToMove(tx: Transaction, groupId: string, timeZone: string, clock: KnownClock | null) {
  const { id, seriesId, startsAt, endsAt, startDate, endDate } = events
  const rows = await tx
    .select({ id, seriesId, startsAt, endsAt, startDate, endDate })
    .from(events)
    .where(eq(events.groupId, groupId))
  const known: Offset = clock === null ? runtimeOffset(timeZone) : (ms) => knownOffsetAt(clock, ms)
  const isSure = clock === null ? isSureOf(rows, known, timeZone) : () => true
  return rows.flatMap((row): Moved[] => {
    // What is over stays as it was kept.
    if (row.endsAt.getTime() < Date.now() || !isSure(row)) return []
    // By which clocks it was computed is not known so far ahead.
    if (clock !== null && row.startDate === null && row.endsAt.getTime() > clock.untilMs) return []
    const kept = timesKept(row, known, timeZone)
    const isSame = kept.startsAt.getTime() === row.startsAt.getTime() && kept.endsAt.getTime() === row.endsAt.getTime()
    return isSame ? [] : [{ id: row.id, ...kept }]
  })
}

/**
 * Puts what lies ahead where the table has its hour, which was computed by `clock`; null: by what a former version's runtime knew. Each
 * gets a new version, so that calendars on phones learn of it. How many were moved.
 */
export async function keepEvents(
  tx: Transaction,
  groupId: string,
  timeZone: string,
  clock: KnownClock | null,
): Promise<number> {
  const moved = await eventsToMove(tx, groupId, timeZone, clock)
  await moveEvents(tx, groupId, moved)
  return moved.length
}

/**
 * When the group moves to another zone its all-day events stay on their days, so their midnights are others; what has an hour
 * stays at its moment. No change that anybody made: versions stay. Those that were removed may be restored, and move as well.
 */
export async function moveAllDayEvents(tx: Transaction, groupId: string, timeZone: string): Promise<void> {
  const rows = await tx
    .select({ startDate: events.startDate, endDate: events.endDate })
    .from(events)
    .where(and(eq(events.groupId, groupId), isNotNull(events.startDate)))
  const days = [...new Set(rows.flatMap(({ startDate, endDate }) => [startDate ?? [], endDate ?? []].flat()))]
  if (days.length === 0) return
  const midnights = days.map((day) => ({ day, at: startOfDay(day, timeZone) }))
  await tx.execute(sql`
    with midnights as (select * from jsonb_to_recordset(${JSON.stringify(midnights)}::jsonb) as m (day date, at timestamptz))
    update ${events} set starts_at = first.at, ends_at = last.at
      from midnights first, midnights last
     where ${events.groupId} = ${groupId} and ${events.startDate} = first.day and ${events.endDate} = last.day`)
}
