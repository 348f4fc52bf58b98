import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { events } from '../../../platform/db/schema/calendar/events'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { ApiError } from '../../../platform/http/errors'

/**
 * A fingerprint of all that decides who comes to the event but the members themselves: computed from counts and times, without
 * reading the answers. Throws `not_found`.
 */
export async function findAnswersMark(db: Database, groupId: string, eventId: string): Promise<string> {
  const [found] = await db
    .select({
      event: sql`concat(${events.version}, ' ', ${events.planNumber}, ' ', ${events.doublings})`,
      replies: sql`(select concat(count(*), ' ', max(answered_at), ' ', max(moved_up_at), ' ', count(*) filter (where answer = 'yes')) from ${replies}
                     where ${replies.groupId} = ${groupId} and ${replies.eventId} = ${eventId})`,
      deputies: sql`(select concat(count(*) filter (where deleted_at is null), ' ', count(answer), ' ', max(answered_at), ' ', max(updated_at))
                       from ${deputies} where ${deputies.groupId} = ${groupId} and ${deputies.eventId} = ${eventId})`,
      absences: sql`(select concat(count(*) filter (where deleted_at is null), ' ', max(updated_at), ' ', max(said_at))
                       from ${absences} where ${absences.groupId} = ${groupId})`,
    })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, eventId), isNull(events.deletedAt)))
  if (found === undefined) throw new ApiError('not_found')
  return createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, 16)
}
