import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AttendanceWarning } from '@contract/analytics'
import { Section } from '@contract/members'
import { Id } from '@contract/primitives'
import type { Database } from '../../platform/db/database'
import { isActiveOn, todayOf } from '../../platform/db/membership'
import { eventAttendance, isPresent } from '../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../platform/db/schema/calendar/events'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { todayIn } from '../../platform/time/days'

/** Events older than this are ignored. */
const LOOK_BACK = '1 year'
const MISSES = 3
const UNKEPT = 2
const SILENT = 3
const RECENT = 5
const BEFORE = 10
const BEFORE_MIN = 5
const FALLEN_TO = 0.4
const FALLEN_FROM = 0.7

const Count = z.int()
const Row = z.object({
  memberId: Id,
  name: z.string(),
  section: Section,
  timeZone: z.string(),
  misses: Count,
  isFalling: z.boolean(),
  unkept: Count,
  silent: Count,
  recent: Count,
  recentOf: Count,
  before: Count,
  beforeOf: Count,
  /** Milliseconds, as JavaScript counts them. */
  lastPresent: z.nullable(Count),
})
type Row = z.infer<typeof Row>

function toWarning({
  timeZone,
  misses,
  isFalling,
  unkept,
  silent,
  recent,
  recentOf,
  before,
  beforeOf,
  lastPresent,
  ...who
}: Row): AttendanceWarning {
  const reason = misses >= MISSES ? 'misses' : isFalling ? 'falling' : unkept >= UNKEPT ? 'unkept' : 'silent'
  return {
    ...who,
    reason,
    misses,
    ...(reason === 'unkept' && { unkept }),
    ...(reason === 'silent' && { silent }),
    lastPresent: lastPresent === null ? null : todayIn(timeZone, new Date(lastPresent)),
    recent: { present: recent, of: recentOf },
    before: { present: before, of: beforeOf },
  }
}

export function attendanceWarningRepository(db: Database) {
  return {
    /** Active members with an attendance warning (contract/analytics.ts), by name. */
    async list(groupId: string): Promise<AttendanceWarning[]> {
      // Events, newest first; then each member's lines in that order, without excused ones.
      const { rows } = await db.execute(sql`
        with latest as materialized (
          select e.id, e.starts_at, row_number() over (order by e.starts_at desc, e.id desc) as position
            from ${events} e
           where e.group_id = ${groupId} and e.deleted_at is null and e.status = 'finished'
             and e.starts_at > now() - interval '${sql.raw(LOOK_BACK)}'),
        lines as (
          select a.member_id, ${isPresent(sql`a.status`)} as is_present, latest.starts_at,
                 row_number() over (partition by a.member_id order by latest.position) as position
            from latest
            join ${eventAttendance} a on a.group_id = ${groupId} and a.event_id = latest.id
           where a.status <> 'excused'),
        counted as (
          select member_id, max(starts_at) filter (where is_present) as present_at,
                 coalesce(min(position) filter (where is_present) - 1, count(*)) as misses,
                 count(*) filter (where position <= ${RECENT} and is_present) as recent,
                 count(*) filter (where position <= ${RECENT}) as recent_of,
                 count(*) filter (where position > ${RECENT} and position <= ${RECENT + BEFORE} and is_present) as before,
                 count(*) filter (where position > ${RECENT} and position <= ${RECENT + BEFORE}) as before_of
            from lines group by member_id),
        told as (
          select a.member_id, a.held_answer, ${isPresent(sql`a.status`)} as is_present, a.status = 'excused' as is_excused,
                 row_number() over (partition by a.member_id order by latest.position) as position,
                 row_number() over (partition by a.member_id, a.held_answer = 'yes' and a.status <> 'excused'
                                    order by latest.position) as position_of_yes
            from latest
            join ${eventAttendance} a on a.group_id = ${groupId} and a.event_id = latest.id
           where a.held_answer is not null),
        answered as (
          select member_id, coalesce(min(position) filter (where held_answer <> 'silent') - 1, count(*)) as silent,
                 coalesce(min(position_of_yes) filter (where held_answer = 'yes' and is_present) - 1,
                          count(*) filter (where held_answer = 'yes' and not is_excused)) as unkept
            from told group by member_id),
        known as (
          select coalesce(c.member_id, w.member_id) as member_id, c.present_at, coalesce(c.misses, 0) as misses,
                 coalesce(c.recent, 0) as recent, coalesce(c.recent_of, 0) as recent_of,
                 coalesce(c.before, 0) as before, coalesce(c.before_of, 0) as before_of,
                 coalesce(c.recent_of = ${RECENT} and c.before_of >= ${BEFORE_MIN}
                   and c.recent <= ${FALLEN_TO}::numeric * c.recent_of
                   and c.before >= ${FALLEN_FROM}::numeric * c.before_of, false) as is_falling,
                 coalesce(w.silent, 0) as silent, coalesce(w.unkept, 0) as unkept
            from counted c full join answered w on w.member_id = c.member_id)
        select ${members.id} as "memberId", ${members.name}, ${members.section}, g.time_zone as "timeZone", c.misses, c.is_falling as "isFalling", c.unkept, c.silent, c.recent,
               c.recent_of as "recentOf", c.before, c.before_of as "beforeOf",
               floor(extract(epoch from coalesce(c.present_at, (
                 select e.starts_at from ${events} e
                  where e.group_id = ${groupId} and e.status = 'finished' and e.deleted_at is null and exists (
                        select from ${eventAttendance} a
                         where a.group_id = ${groupId} and a.event_id = e.id and a.member_id = ${members.id}
                           and ${isPresent(sql`a.status`)})
                  order by e.starts_at desc limit 1))) * 1000)::bigint as "lastPresent"
          from known c
          join ${members} on ${members.groupId} = ${groupId} and ${members.id} = c.member_id
          join ${groups} g on g.group_id = ${groupId}
         where ${members.deletedAt} is null and ${isActiveOn(groupId, todayOf(groupId))}
           and (c.misses >= ${MISSES} or c.is_falling or c.unkept >= ${UNKEPT} or c.silent >= ${SILENT})
         order by ${members.name}, ${members.id}`)
      return z.array(Row).parse(rows).map(toWarning)
    },
  }
}
