import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { groups } from '../../../platform/db/schema/groups'
import { inviteesOf } from './eventInvitees'

/** Whether the row waits for a place (`yes_since` in the schema). `row`: the name of `replies` in the statement. */
export const isWaiting = (row: SQL): SQL => sql`(${row}.answer = 'maybe' and ${row}.yes_since is not null)`

const eventsName = sql`${events}`

/** The day in the group's zone on which the event begins. */
const firstDayOf = (
  groupId: string,
  event: SQL,
): SQL => sql`coalesce(${event}.start_date, (${event}.starts_at at time zone (
  select time_zone from ${groups} where ${groups.groupId} = ${groupId}))::date)`

const listedDays = (event: SQL): SQL => sql`jsonb_array_elements(${event}.days) as listed (item)`
const dayNumber = sql`(listed.item ->> 'day')::integer`

/** The days that an answer is about: the first one, or of an event that is answered by day those of the answer, or all of them. */
const answeredDays = (row: SQL, event: SQL): SQL => sql`case
  when ${event}.answers_by_day and jsonb_array_length(${event}.days) > 0 then array(
       select ${dayNumber} from ${listedDays(event)}
        where ${row}.comes_on is null or ${row}.plan_number <> ${event}.plan_number or ${dayNumber} = any(${row}.comes_on)
           or not exists (select from ${listedDays(event)} where ${dayNumber} = any(${row}.comes_on)))
  else array[0] end`

/**
 * Whether the event still asks the member of the row, and an absence of after the answer leaves them a day of it: the rules of `isInvited` and
 * `effectiveAnswer` (contract/calendar/replyRules.ts). Who cannot come holds no place, and waits for none; who is asked again or is back has
 * their place again, over the limit where it was given to somebody else. `row`: the name of `replies` in the statement; `event`: that of `events`
 * in one around it.
 */
const canCome = (
  groupId: string,
  row: SQL,
  event = eventsName,
): SQL => sql`${row}.member_id in (${inviteesOf(groupId, event, firstDayOf(groupId, event))})
  and exists (
    select from unnest(${answeredDays(row, event)}) as on_day (number)
     where not exists (
           select from ${absences} away where away.group_id = ${groupId} and away.member_id = ${row}.member_id and away.deleted_at is null
              and (away.said_at > ${row}.answered_at or ${row}.plan_number <> ${event}.plan_number)
              and ${firstDayOf(groupId, event)} + on_day.number between away.first_day and away.last_day))`

/**
 * How many places of an event are taken: by members who said yes, with those whom they bring, and by deputies. Who said it before the event was
 * moved keeps the place until they say otherwise; whom the event asks no more, or who is away from it, does not. For statements that read `events`.
 */
export const takenPlaces = (groupId: string): SQL<number> =>
  sql<number>`((select coalesce(sum(1 + held.guests), 0) from ${replies} held
      where held.group_id = ${groupId} and held.event_id = ${eventsName}.id and held.answer = 'yes'
        and ${canCome(groupId, sql`held`)})
   + (select count(*) from ${deputies} deputy
       where deputy.group_id = ${groupId} and deputy.event_id = ${eventsName}.id and deputy.answer = 'yes' and deputy.deleted_at is null))`.mapWith(
    Number,
  )

/** Those who wait for a place of an event and can get one. */
const waitingFor = (groupId: string, columns: SQL): SQL =>
  sql`select ${columns} from ${replies} waiting
       where waiting.group_id = ${groupId} and waiting.event_id = ${eventsName}.id and ${isWaiting(sql`waiting`)}
         and waiting.plan_number = ${events.planNumber} and ${canCome(groupId, sql`waiting`)}`

/** Whether a yes would wait for a place now: none is free, or others wait. For statements that read `events`. */
export const isFull = (groupId: string): SQL<boolean> =>
  sql<boolean>`(${events.places} is not null and (${takenPlaces(groupId)} >= ${events.places}
    or exists (${waitingFor(groupId, sql`1`)})))`

/**
 * The member's place in the list of those who wait and can get a place, from 1; null: they do not wait. For statements that read
 * `replies`.
 */
export const waitingPlace = (groupId: string): SQL<number | null> =>
  sql<number | null>`case when ${isWaiting(sql`${replies}`)} then (
    select ahead.place from ${events} event cross join lateral (
           select count(*)::integer + 1 as place from ${replies} ahead
            where ahead.group_id = ${groupId} and ahead.event_id = event.id and ${isWaiting(sql`ahead`)}
              and ahead.plan_number = event.plan_number and ${canCome(groupId, sql`ahead`, sql`event`)}
              and (ahead.yes_since, ahead.member_id) < (${replies.yesSince}, ${replies.memberId})) ahead
     where event.group_id = ${groupId} and event.id = ${replies.eventId}) end`

const Served = z.array(z.object({ eventId: Id, memberId: Id }))

/**
 * Gives free places to those who wait for them, in the order of their yes: nobody overtakes somebody who waits for more than one. The caller has
 * locked the events (`for no key update`), so that no place is given twice. `self`: who has just answered, and need not be told.
 */
export async function settlePlaces(tx: Transaction, groupId: string, eventIds: string[], self?: string): Promise<void> {
  if (eventIds.length === 0) return
  const wanted = sql`waiting.member_id as "memberId",
    sum(1 + waiting.guests) over (order by waiting.yes_since, waiting.member_id) as wanted`
  const areTheirs = and(eq(events.groupId, groupId), isIn(events.id, eventIds), isNull(events.deletedAt))
  const { rows } = await tx.execute(sql`
    select ${events.id} as "eventId", line."memberId"
      from ${events}
     cross join lateral (select max(counted.taken) as places from (select ${takenPlaces(groupId)} as taken) counted) taken
     cross join lateral (${waitingFor(groupId, wanted)}) line
     where ${areTheirs} and ${events.status} = 'scheduled'
       and (${events.places} is null or line.wanted <= ${events.places} - taken.places)`)
  const movedUpAt = new Date().toISOString()
  const served = Served.parse(rows).map((row) => ({ ...row, movedUpAt: row.memberId === self ? null : movedUpAt }))
  if (served.length === 0) return
  await tx.execute(sql`
    update ${replies} set answer = 'yes', moved_up_at = served."movedUpAt"
      from jsonb_to_recordset(${JSON.stringify(served)}::jsonb) as served (
           "eventId" uuid, "memberId" uuid, "movedUpAt" timestamptz)
     where ${replies.groupId} = ${groupId} and ${replies.eventId} = served."eventId"
       and ${replies.memberId} = served."memberId"`)
}
