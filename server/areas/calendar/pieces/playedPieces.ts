import { and, asc, count, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { PLAYS_MAX } from '@contract/calendar/pieces'
import type { PieceEvent, PieceHistory, PieceList } from '@contract/calendar/pieces'
import type { Piece } from '@contract/calendar'
import type { Database, Reader } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { eventAttendance, isPresent } from '../../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import { selectedEvents, timesOf } from '../events/public'
import type { EventViewer } from '../events/public'

/** What was played at a finished event: what its report says, else what was planned. */
const playedLines = sql`coalesce(${events.played}, ${events.programme})`

/** Finished, and no rehearsal alone: those are not what was played. */
const isFinished = and(
  eq(events.status, 'finished'),
  or(ne(events.calendar, 'Ensaio'), sql`${events.days} @> '[{"kind": "concert"}]'::jsonb`),
)

/** Whether the lines have the piece. */
const hasPiece = (lines: SQL, pieceId: string): SQL => sql`${lines} @> ${JSON.stringify([{ pieceId }])}::jsonb`

const columns = {
  id: events.id,
  title: events.title,
  allDay: events.allDay,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  startDate: events.startDate,
  endDate: events.endDate,
  location: events.location,
  lines: sql<Piece[]>`${playedLines}`,
}

/** Of finished events, by name: who conducted them, as far as the reports say who was there. */
async function findConductors(db: Database, groupId: string, eventIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ eventId: eventAttendance.eventId, name: members.name })
    .from(eventAttendance)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, eventAttendance.memberId)))
    .where(
      and(
        eq(eventAttendance.groupId, groupId),
        isIn(eventAttendance.eventId, eventIds),
        eq(eventAttendance.section, 'direction'),
        isPresent(sql`${eventAttendance.status}`),
      ),
    )
    .orderBy(asc(members.name))
  const byEvent = new Map<string, string[]>()
  for (const { eventId, name } of rows) byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), name])
  return byEvent
}

/** Where a piece was played, and where it is to be, as far as the viewer may see the events. */
export async function findHistory(
  db: Database,
  groupId: string,
  pieceId: string,
  viewer: EventViewer,
): Promise<Omit<PieceHistory, 'piece'>> {
  const visible = selectedEvents(groupId, { viewer })
  const wasPlayed = and(visible, isFinished, hasPiece(playedLines, pieceId))
  const isPlanned = and(
    visible,
    eq(events.status, 'scheduled'),
    gt(events.endsAt, sql`now()`),
    hasPiece(sql`${events.programme}`, pieceId),
  )
  const select = () => db.select(columns).from(events).$dynamic()
  const [played, timesPlayed, planned] = await Promise.all([
    select().where(wasPlayed).orderBy(desc(events.startsAt), desc(events.id)).limit(PLAYS_MAX),
    db.$count(events, wasPlayed),
    select().where(isPlanned).orderBy(asc(events.startsAt), asc(events.id)).limit(PLAYS_MAX),
  ])
  const ids = played.map(({ id }) => id)
  const conductors = typeof viewer === 'string' && ids.length > 0 ? await findConductors(db, groupId, ids) : new Map()
  const toEvent = ({ id, title, location, lines, ...times }: (typeof played)[number]): PieceEvent => ({
    id,
    title,
    ...timesOf(times),
    ...(location !== null && { location }),
    ...(lines.some((line) => line.pieceId === pieceId && line.kind === 'encore') && { isEncore: true }),
    conductors: conductors.get(id) ?? [],
  })
  return { played: played.map(toEvent), timesPlayed, planned: planned.map(toEvent) }
}

const lines = sql`jsonb_array_elements(${playedLines}) line`
const linePiece = sql<string>`(line ->> 'pieceId')::uuid`
const timesPlayed = count(sql`distinct ${events.id}`)
const lastPlayed = sql`max(${events.startsAt} + coalesce((line ->> 'day')::integer, 0) * interval '1 day')`.mapWith(
  (last: Date | string) => new Date(last).toISOString(),
)

/** At how many finished events these pieces were played, and when last. */
export async function countPlays(db: Database, groupId: string, pieceIds: string[]): Promise<PieceList['plays']> {
  if (pieceIds.length === 0) return []
  return db
    .select({ pieceId: linePiece, count: timesPlayed, last: lastPlayed })
    .from(events)
    .crossJoin(lines)
    .where(and(selectedEvents(groupId), isFinished, isIn(linePiece, pieceIds)))
    .groupBy(linePiece)
}

/** Of each piece that was played: how often, and when last. To be joined, where pieces are put in that order. */
export const playsByPiece = (db: Reader, groupId: string) =>
  db
    .select({ pieceId: linePiece.as('piece_id'), count: timesPlayed.as('times'), last: lastPlayed.as('last') })
    .from(events)
    .crossJoin(lines)
    .where(and(selectedEvents(groupId), isFinished, isNotNull(linePiece)))
    .groupBy(linePiece)
    .as('plays')

/** Whether the piece was played at no finished event. */
export const isNeverPlayed = (groupId: string, pieceId: SQLWrapper): SQL => sql`${pieceId} not in (
  select ${linePiece} from ${events} cross join ${lines}
  where ${and(selectedEvents(groupId), isFinished, isNotNull(linePiece))})`
