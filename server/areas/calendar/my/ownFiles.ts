import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { isForPlayer } from '@contract/calendar/pieceFiles'
import type { MyEvent } from '@contract/calendar/replies'
import type { Database } from '../../../platform/db/database'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import { ApiError } from '../../../platform/http/errors'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { isNoDraft } from '../events/public'
import { dayOfEvent, invitesMember, invitingColumns, playedAt, readMembers } from '../invitees/public'
import type { Person } from '../links/public'
import { listFilesOf, openPieceFile } from '../pieces/public'

/** For so long after an event its files can still be opened. */
const RECENT_MS = 14 * 86_400_000

interface Player {
  instrument: string | null
  part: number | null
}

/** The events, each with the files of its programme that are for who plays that, or their second instrument where they play it there. */
export async function withOwnFiles(
  db: Database,
  groupId: string,
  listed: MyEvent[],
  { instrument, part }: Player,
): Promise<MyEvent[]> {
  const pieceIds = listed.flatMap(({ programme }) => programme?.flatMap(({ pieceId }) => pieceId ?? []) ?? [])
  if (pieceIds.length === 0) return listed
  const files = await listFilesOf(db, groupId, [...new Set(pieceIds)])
  return listed.map((event) => {
    const played = event.doubling === undefined ? { instrument, part } : { instrument: event.doubling }
    const ofEvent = new Set(event.programme?.map(({ pieceId }) => pieceId))
    const own = files.filter(({ pieceId, parts }) => ofEvent.has(pieceId) && isForPlayer(parts, played))
    if (own.length === 0) return event
    return { ...event, files: own.map(({ id, pieceId, name, size }) => ({ id, pieceId, name, size })) }
  })
}

/** What the person plays at the coming and recent events that have the piece, one entry for each event. */
async function playedWith(
  db: Database,
  person: Person,
  pieceId: string,
): Promise<{ instrument: string | null; part?: number | null }[]> {
  const { groupId } = person
  const hasPiece = sql`coalesce(${events.played}, ${events.programme}) @> ${JSON.stringify([{ pieceId }])}::jsonb`
  const isRecent = and(
    eq(events.groupId, groupId),
    isNull(events.deletedAt),
    isNoDraft,
    gt(events.endsAt, new Date(Date.now() - RECENT_MS)),
    hasPiece,
  )
  if (person.kind === 'deputy') {
    return db
      .select({ instrument: deputies.instrument })
      .from(deputies)
      .innerJoin(events, and(isRecent, eq(events.id, deputies.eventId)))
      .where(and(eq(deputies.groupId, groupId), eq(deputies.id, person.deputyId)))
  }
  const [[member], rows, timeZone] = await Promise.all([
    readMembers(db, groupId, eq(members.id, person.memberId)),
    db.select(invitingColumns).from(events).where(isRecent),
    findTimeZone(db, groupId),
  ])
  if (member === undefined) return []
  return rows
    .filter((event) => event.asks?.who === 'nobody' || invitesMember(event, member, dayOfEvent(event, timeZone)))
    .map((event) => playedAt(event, member))
}

/** A file for what the person plays at a coming or recent event. Throws `not_found` for any other. */
export async function openOwnFile(db: Database, person: Person, id: string) {
  const opened = await openPieceFile(db, person.groupId, id)
  const played = await playedWith(db, person, opened.file.pieceId)
  if (!played.some((player) => isForPlayer(opened.file.parts, player))) throw new ApiError('not_found')
  return opened
}
