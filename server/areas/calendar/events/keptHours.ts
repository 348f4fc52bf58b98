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
 * Whether an event's hour is known, where a former version of Batuta stored it without the time zone table that it used. Of
 * a series the server's table was used, from its first event, which the browser had computed; of a single event the
 * browser's, which is taken as right, so it stays. A series is known where both tables agree on one of its events at least.
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

/** The events that the present time zone table puts at another instant than the stored one, with the right times. */
async function eventsToMove(tx: Transaction, groupId: string, timeZone: string, clock: KnownClock | null) {
  const { id, seriesId, startsAt, endsAt, startDate, endDate } = events
  const rows = await tx
    .select({ id, seriesId, startsAt, endsAt, startDate, endDate })
    .from(events)
    .where(eq(events.groupId, groupId))
  const known: Offset = clock === null ? runtimeOffset(timeZone) : (ms) => knownOffsetAt(clock, ms)
  const isSure = clock === null ? isSureOf(rows, known, timeZone) : () => true
  return rows.flatMap((row): Moved[] => {
    // Past events stay as they are stored.
    if (row.endsAt.getTime() < Date.now() || !isSure(row)) return []
    // Beyond `untilMs` it is not known which offsets were used.
    if (clock !== null && row.startDate === null && row.endsAt.getTime() > clock.untilMs) return []
    const kept = timesKept(row, known, timeZone)
    const isSame = kept.startsAt.getTime() === row.startsAt.getTime() && kept.endsAt.getTime() === row.endsAt.getTime()
    return isSame ? [] : [{ id: row.id, ...kept }]
  })
}

/**
 * Corrects the instants of future events after a change of the time zone table, so that they keep their wall-clock hour.
 * `clock`: the offsets they were computed with; null: those of a former version's runtime. Each moved event gets a new
 * version, so that subscribed calendars load it. Returns their number.
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
 * After a change of the group's time zone: all-day events keep their days, so their midnights become other instants; timed
 * events keep their instants. Versions stay, as nobody edited the events. Removed ones are moved too, as they may be
 * restored.
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
