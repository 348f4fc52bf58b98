import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Performance, PerformedQuery } from '@contract/calendar/pieces'
import type { EventTimes, Piece } from '@contract/calendar'
import { dayTimes } from '@contract/eventDays'
import type { EventDay } from '@contract/eventDays'
import { Temporal } from 'temporal-polyfill'
import { addDays } from '@contract/days'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { pieces } from '../../../platform/db/schema/calendar/pieces'
import { todayIn } from '../../../platform/time/days'
import { instantOf, startOfDay } from '../../../platform/time/groupTime'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { selectedEvents, timesOf } from '../events/public'

type Known = Pick<Performance, 'arranger' | 'publisher' | 'iswc' | 'society' | 'workNumber'> & {
  composer?: string
  minutes?: number
  seconds?: number
}

/** What the library knows of these pieces, also of those that were removed since: they were played. */
async function findKnown(db: Database, groupId: string, ids: string[]): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map()
  const { id, composer, arranger, publisher, iswc, society, workNumber, minutes, seconds } = pieces
  const rows = await db
    .select({ id, composer, arranger, publisher, iswc, society, workNumber, minutes, seconds })
    .from(pieces)
    .where(and(eq(pieces.groupId, groupId), isIn(id, ids)))
  return new Map(
    rows.map(({ id: pieceId, ...known }) => [
      pieceId,
      Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)),
    ]),
  )
}

/** The same work twice on one day is one line. */
function countLines(lines: readonly Piece[]): { line: Piece; count: number }[] {
  const byWork = new Map<string, { line: Piece; count: number }>()
  for (const line of lines) {
    if (line.kind === 'intermission') continue
    const key = `${line.day ?? 'all'} ${line.pieceId ?? `${line.title}/${line.composer}`}`
    const before = byWork.get(key)
    byWork.set(key, { line: before?.line ?? line, count: (before?.count ?? 0) + 1 })
  }
  return [...byWork.values()]
}

/** The days on which a line was played: one without a day, or with one that is not listed, on all that have a performance. */
function daysOfLine(line: Piece, days: EventDay[] | null, calendar: string): (EventDay | undefined)[] {
  const own = days?.find(({ day }) => day === line.day)
  if (own !== undefined) return [own]
  const shown = days?.filter(({ kind }) => (kind === undefined ? calendar !== 'Ensaio' : kind === 'concert')) ?? []
  return shown.length > 0 ? shown : [undefined]
}

/** When that day of the event was. */
function timesOfDay(times: Parameters<typeof timesOf>[0], day: EventDay, timeZone: string): EventTimes {
  const { start, end, allDay } = dayTimes(times.startDate ?? todayIn(timeZone, times.startsAt), day)
  const at = (wall: string) => (allDay ? wall : instantOf(Temporal.PlainDateTime.from(wall), timeZone).toISOString())
  return { start: at(start), end: at(end), allDay }
}

/** What was performed in a span of days: of an event with days, by the day of each line. */
export async function listPerformed(
  db: Database,
  groupId: string,
  { from, to }: PerformedQuery,
): Promise<Performance[]> {
  const timeZone = await findTimeZone(db, groupId)
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      allDay: events.allDay,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      startDate: events.startDate,
      endDate: events.endDate,
      location: events.location,
      calendar: events.calendar,
      days: events.days,
      audience: events.audience,
      lines: sql<Piece[] | null>`coalesce(${events.played}, ${events.programme})`,
    })
    .from(events)
    .where(
      and(
        selectedEvents(groupId),
        eq(events.status, 'finished'),
        or(ne(events.calendar, 'Ensaio'), sql`${events.days} @> '[{"kind": "concert"}]'::jsonb`),
        gt(events.endsAt, startOfDay(from, timeZone)),
        lt(events.startsAt, startOfDay(addDays(to, 1), timeZone)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
  const ids = rows.flatMap(({ lines }) => lines?.flatMap(({ pieceId }) => pieceId ?? []) ?? [])
  const known = await findKnown(db, groupId, [...new Set(ids)])
  return rows.flatMap(({ id, title, location, audience, lines, days, calendar, ...times }) =>
    countLines(lines ?? []).flatMap(({ line, count }) =>
      daysOfLine(line, days, calendar).flatMap((day) => {
        const when = day ? timesOfDay(times, day, timeZone) : timesOf(times)
        const date = when.allDay ? when.start : todayIn(timeZone, new Date(when.start))
        const isRehearsal = day?.kind === undefined ? calendar === 'Ensaio' : day.kind === 'rehearsal'
        if (isRehearsal || date < from || date > to) return []
        const { composer, minutes, seconds, ...besides } = known.get(line.pieceId ?? '') ?? {}
        const length = line.minutes === undefined ? { minutes, seconds } : line
        const author = line.composer ?? composer
        const place = day?.location ?? location
        return {
          event: { id, title, ...when },
          ...(place !== null && { location: place }),
          ...(audience !== null && { audience }),
          title: line.title,
          ...(author !== undefined && { composer: author }),
          ...(length.minutes !== undefined && { minutes: length.minutes }),
          ...(length.seconds !== undefined && { seconds: length.seconds }),
          count,
          ...(line.pieceId !== undefined && { pieceId: line.pieceId }),
          ...besides,
        }
      }),
    ),
  )
}
