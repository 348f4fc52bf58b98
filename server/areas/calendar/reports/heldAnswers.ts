import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Invitees } from '@contract/invitees'
import { Section } from '@contract/members'
import { Id } from '@contract/primitives'
import { isAnsweredInTime } from '@contract/analytics'
import { answeredDays, answers, effectiveAnswer, isInvited, silenceAt } from '@contract/calendar/replyRules'
import { addDays } from '@contract/days'
import { EventDays } from '@contract/eventDays'
import type { Transaction } from '../../../platform/db/database'
import { eventAttendance } from '../../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { memberGroupsOf } from '../../../platform/db/memberGroups'
import { members } from '../../../platform/db/schema/members'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { replyDeadline } from '../../../platform/time/replyDeadlines'
import { isActiveOn } from '../../../platform/db/membership'

const Moment = z.coerce.date()
const EventRow = z.object({
  asks: z.nullable(Invitees),
  replyDays: z.int(),
  planNumber: z.int(),
  startsAt: Moment,
  timeZone: z.string(),
  days: z.nullable(EventDays),
  answersByDay: z.nullable(z.boolean()),
})
type EventRow = z.infer<typeof EventRow>
const LineRow = z.object({
  id: Id,
  section: Section,
  instrument: z.nullable(z.string()),
  groups: z.array(z.string()),
  isExpected: z.boolean(),
  answer: z.nullable(z.enum(answers)),
  planNumber: z.nullable(z.int()),
  comesOn: z.nullable(z.array(z.int())),
  answeredAt: z.nullable(Moment),
  firstAnsweredAt: z.nullable(Moment),
  absences: z.array(z.object({ firstDay: z.string(), lastDay: z.string(), at: Moment })),
})
type LineRow = z.infer<typeof LineRow>

/** Null: nobody had answered when it began, so that its answers are not counted (contract/analytics.ts). */
async function findAnsweredEvent(tx: Transaction, groupId: string, eventId: string) {
  const { rows } = await tx.execute(sql`
    select e.asks, coalesce(e.reply_days, g.reply_days) as "replyDays", e.plan_number as "planNumber",
           e.starts_at as "startsAt", g.time_zone as "timeZone", e.days, e.answers_by_day as "answersByDay"
      from ${events} e join ${groups} g on g.group_id = ${groupId}
     where e.group_id = ${groupId} and e.id = ${eventId} and exists (
           select from ${replies} r
            where r.group_id = ${groupId} and r.event_id = ${eventId} and r.answered_at < e.starts_at)`)
  return rows[0] === undefined ? null : EventRow.parse(rows[0])
}

/** Attendance lines that have no held answer yet, with the absences that touch the days by which the event is answered. */
async function readLines(tx: Transaction, groupId: string, eventId: string, day: string, event: EventRow) {
  const { startsAt } = event
  const lastDay = addDays(day, Math.max(0, ...(answeredDays(event) ?? []).map((one) => one.day)))
  const { rows } = await tx.execute(sql`
    select ${members.id}, line.section, ${members.instrument}, ${memberGroupsOf(groupId)} as groups, ${isActiveOn(groupId, day)} as "isExpected", r.answer,
           r.plan_number as "planNumber", r.comes_on as "comesOn", r.answered_at as "answeredAt", r.first_answered_at as "firstAnsweredAt",
           coalesce(away.list, '[]'::json) as absences
      from ${eventAttendance} line
      join ${members} on ${members.groupId} = ${groupId} and ${members.id} = line.member_id
      left join ${replies} r
        on r.group_id = ${groupId} and r.event_id = ${eventId} and r.member_id = line.member_id
       and r.answered_at < ${startsAt.toISOString()}::timestamptz
      left join (
           select member_id, json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day, 'at', said_at)) as list
             from ${absences}
            where group_id = ${groupId} and deleted_at is null and first_day <= ${lastDay}::date and last_day >= ${day}::date
              and said_at < ${startsAt.toISOString()}::timestamptz
            group by 1) away on away.member_id = line.member_id
     where line.group_id = ${groupId} and line.event_id = ${eventId} and line.held_answer is null`)
  return z.array(LineRow).parse(rows)
}

function heldOf(line: LineRow, day: string, event: Pick<EventRow, 'planNumber' | 'asks' | 'days' | 'answersByDay'>) {
  const { answer, answeredAt, firstAnsweredAt, comesOn } = line
  const given =
    answer === null || answeredAt === null
      ? undefined
      : { answer, at: answeredAt, isOutdated: line.planNumber !== event.planNumber, comesOn }
  const { state, isAway } = effectiveAnswer(given, line.absences, day, silenceAt(event.asks), answeredDays(event))
  const said = line.absences.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime())
  const heardAt = isAway ? (said[0] ?? null) : firstAnsweredAt
  return { state, heardAt }
}

/**
 * Stores with each line the answer that its member had given when the event began; existing ones stay. To be called before
 * the sums are computed.
 */
export async function appendHeldAnswers(tx: Transaction, groupId: string, eventId: string, day: string): Promise<void> {
  const event = await findAnsweredEvent(tx, groupId, eventId)
  if (event === null) return
  const { asks, startsAt, timeZone, replyDays } = event
  const deadline = replyDeadline({ day, startsAt }, replyDays, timeZone)
  const lines = await readLines(tx, groupId, eventId, day, event)
  const held = lines.flatMap((line) => {
    const { id, section, instrument, groups, isExpected } = line
    const status = isExpected ? 'active' : 'on_leave'
    if (!isInvited(asks ?? undefined, { id, section, instrument: instrument ?? undefined, groups, status })) return []
    const answer = heldOf(line, day, event)
    return { memberId: id, answer: answer.state, inTime: isAnsweredInTime(answer, deadline) }
  })
  if (held.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held (
    "memberId" uuid, answer held_answer, "inTime" boolean)`
  await tx.execute(sql`
    update ${eventAttendance} line set held_answer = held.answer, was_in_time = held."inTime" from ${given}
     where line.group_id = ${groupId} and line.event_id = ${eventId} and line.member_id = held."memberId"`)
}
