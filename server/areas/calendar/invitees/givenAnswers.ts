import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ReplyAnswer } from '@contract/calendar/replies'
import type { Answer, GivenAbsence } from '@contract/calendar/replyRules'
import { Id } from '@contract/primitives'
import type { Database } from '../../../platform/db/database'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { isWaiting } from '../events/public'
import type { GroupMember } from './invitedMembers'

/** The part of a reply that counting needs. */
export interface CountedReply {
  answer: Answer
  planNumber: number
  /** Null for members without an absence in the span: only beside an absence does the time of the answer matter. */
  at: Date | null
  /** They wait for a place. */
  isWaiting: boolean
  guests: number
  comesOn: number[] | null
}

const Row = z.object({
  eventId: Id,
  answer: ReplyAnswer,
  planNumber: z.int(),
  at: z.nullable(z.coerce.date()),
  isWaiting: z.boolean(),
  guests: z.int(),
  comesOn: z.nullable(z.array(z.int())),
  memberIds: z.string(),
})

export type RepliesByEvent = Map<string, Map<string, CountedReply>>

/**
 * Replies by event and member. The events must lie within the span. Equal replies to an event come as one row: a season of a
 * large orchestra has fifty thousand replies, which as rows of their own would take longer to read than to find.
 */
export async function readReplies(
  db: Database,
  groupId: string,
  events: { id: string }[],
  { span: { from, to }, memberIds }: { span: { from: string; to: string }; memberIds?: string[] | undefined },
): Promise<RepliesByEvent> {
  if (events.length === 0) return new Map()
  const eventIds = events.map(({ id }) => id)
  const away = sql`select member_id from ${absences}
    where group_id = ${groupId} and deleted_at is null and last_day >= ${from} and first_day <= ${to}`
  const at = sql`case when member_id in (${away}) then answered_at end`
  const ofMembers = memberIds === undefined ? sql`` : sql` and member_id = any(${sql.param(memberIds)}::uuid[])`
  const { rows } = await db.execute(sql`
    select event_id as "eventId", answer, plan_number as "planNumber", at, "isWaiting", guests, comes_on as "comesOn", string_agg(member_id::text, ' ') as "memberIds"
      from (select event_id, member_id, answer, plan_number, guests, comes_on, ${isWaiting(sql`${replies}`)} as "isWaiting", ${at} as at from ${replies}
             where group_id = ${groupId} and event_id = any(${sql.param(eventIds)}::uuid[])${ofMembers}) given
     group by 1, 2, 3, 4, 5, 6, 7`)
  const byEvent: RepliesByEvent = new Map(eventIds.map((id) => [id, new Map<string, CountedReply>()]))
  for (const { eventId, memberIds, ...reply } of z.array(Row).parse(rows)) {
    const ofEvent = byEvent.get(eventId)
    for (const id of memberIds.split(' ')) ofEvent?.set(id, reply)
  }
  return byEvent
}

export interface AbsenceRow extends GivenAbsence {
  memberId: string
  reason: string | null
  isSetByOther: boolean
}

export type AbsencesByMember = Map<string, AbsenceRow[]>

/** Absences that touch the days, by member. `which` limits the members. */
export async function readAbsences(
  db: Database,
  groupId: string,
  { from, to }: { from: string; to: string },
  which?: SQL,
): Promise<AbsencesByMember> {
  const { memberId, firstDay, lastDay, reason, saidAt, isSetByOther } = absences
  const rows = await db
    .select({ memberId, firstDay, lastDay, reason, at: saidAt, isSetByOther })
    .from(absences)
    .where(and(eq(absences.groupId, groupId), isNull(absences.deletedAt), gte(lastDay, from), lte(firstDay, to), which))
    .orderBy(asc(firstDay), asc(absences.id))
  const byMember: AbsencesByMember = new Map()
  for (const row of rows) byMember.set(row.memberId, [...(byMember.get(row.memberId) ?? []), row])
  return byMember
}

/** A member whose page is read: their absences and, as of now, what decides which events invite them. */
export interface InvitedMember {
  groupId: string
  timeZone: string
  member: GroupMember
  absences: AbsenceRow[]
}
