import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { warningKinds } from '@contract/analytics'
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
const AWAY = 5
const OFTEN_OF = 10
const OFTEN_MIN = 8
const OFTEN_SHARE = 0.5
const RECENT = 5
const BEFORE = 10
const BEFORE_MIN = 5
const FALLEN_TO = 0.4
const FALLEN_FROM = 0.7

const Count = z.int()
/** Of events of one kind, or of all, without those that the member was excused from. */
const Absences = z.object({ misses: Count, absent: Count, of: Count })
type Absences = z.infer<typeof Absences>
const Row = z.object({
  memberId: Id,
  name: z.string(),
  section: Section,
  timeZone: z.string(),
  all: Absences,
  rehearsals: Absences,
  performances: Absences,
  isFalling: z.boolean(),
  away: Count,
  awayExcused: Count,
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

const isMissing = ({ misses }: Absences) => misses >= MISSES
const isOftenAbsent = ({ absent, of }: Absences) => of >= OFTEN_MIN && absent >= OFTEN_SHARE * of

/** The first reason that applies (contract/analytics.ts), with its figures. Undefined: none. */
function reasonOf(
  row: Row,
): Pick<AttendanceWarning, 'reason' | 'kind' | 'misses' | 'away' | 'often' | 'unkept' | 'silent'> | undefined {
  const { all, isFalling, away, awayExcused, unkept, silent } = row
  const { misses } = all
  const oftenOf = ({ absent, of }: Absences) => ({ reason: 'often' as const, often: { absent, of } })
  if (isMissing(all)) return { reason: 'misses', misses }
  if (isFalling) return { reason: 'falling', misses }
  if (away >= AWAY) return { reason: 'away', misses, away: { events: away, excused: awayExcused } }
  if (isOftenAbsent(all)) return { ...oftenOf(all), misses }
  for (const kind of warningKinds) if (isMissing(row[kind])) return { reason: 'misses', kind, misses: row[kind].misses }
  for (const kind of warningKinds)
    if (isOftenAbsent(row[kind])) return { ...oftenOf(row[kind]), kind, misses: row[kind].misses }
  if (unkept >= UNKEPT) return { reason: 'unkept', misses, unkept }
  return silent >= SILENT ? { reason: 'silent', misses, silent } : undefined
}

function toWarning(row: Row): AttendanceWarning[] {
  const { memberId, name, section, timeZone, recent, recentOf, before, beforeOf, lastPresent } = row
  const reason = reasonOf(row)
  if (reason === undefined) return []
  return [
    {
      memberId,
      name,
      section,
      ...reason,
      lastPresent: lastPresent === null ? null : todayIn(timeZone, new Date(lastPresent)),
      recent: { present: recent, of: recentOf },
      before: { present: before, of: beforeOf },
    },
  ]
}

/** What `counted` has of one kind, with nothing where there were no such events. */
const absencesOf = (counted: 'a' | 'r' | 'p') => {
  const of = sql.raw(counted)
  return sql`json_build_object('misses', coalesce(${of}.misses, 0), 'absent', coalesce(${of}.absent, 0), 'of', coalesce(${of}.of, 0))`
}

export function attendanceWarningRepository(db: Database) {
  return {
    /** Active members with an attendance warning (contract/analytics.ts), by name. */
    async list(groupId: string): Promise<AttendanceWarning[]> {
      // Events, newest first; then each member's lines in that order, without excused ones: of all kinds, and of each.
      const { rows } = await db.execute(sql`
        with latest as materialized (
          select e.id, e.starts_at, row_number() over (order by e.starts_at desc, e.id desc) as position,
                 case when e.calendar = 'Ensaio' then 'rehearsals'
                      when e.calendar in ('Publico', 'Particular') then 'performances' end as kind
            from ${events} e
           where e.group_id = ${groupId} and e.deleted_at is null and e.status = 'finished'
             and e.starts_at > now() - interval '${sql.raw(LOOK_BACK)}'),
        recorded as materialized (
          select a.member_id, a.status = 'excused' as is_excused, ${isPresent(sql`a.status`)} as is_present, a.held_answer,
                 latest.kind, latest.starts_at, latest.position
            from latest
            join ${eventAttendance} a on a.group_id = ${groupId} and a.event_id = latest.id),
        lines as (
          select r.member_id, k.kind, r.is_present, r.starts_at,
                 row_number() over (partition by r.member_id, k.kind order by r.position) as position
            from recorded r cross join lateral (values ('all'), (r.kind)) as k(kind)
           where not r.is_excused and k.kind is not null),
        counted as (
          select member_id, kind, max(starts_at) filter (where is_present) as present_at,
                 coalesce(min(position) filter (where is_present) - 1, count(*)) as misses,
                 count(*) filter (where position <= ${OFTEN_OF} and not is_present) as absent,
                 count(*) filter (where position <= ${OFTEN_OF}) as of,
                 count(*) filter (where position <= ${RECENT} and is_present) as recent,
                 count(*) filter (where position <= ${RECENT}) as recent_of,
                 count(*) filter (where position > ${RECENT} and position <= ${RECENT + BEFORE} and is_present) as before,
                 count(*) filter (where position > ${RECENT} and position <= ${RECENT + BEFORE}) as before_of
            from lines group by member_id, kind),
        since_presence as (
          select member_id, is_excused,
                 count(*) filter (where is_present) over (partition by member_id order by position) as presences
            from recorded),
        away as (
          select member_id, count(*) as events, count(*) filter (where is_excused) as excused
            from since_presence where presences = 0 group by member_id),
        told as (
          select member_id, held_answer, is_present, is_excused,
                 row_number() over (partition by member_id order by position) as position,
                 row_number() over (partition by member_id, held_answer = 'yes' and not is_excused
                                    order by position) as position_of_yes
            from recorded where held_answer is not null),
        answered as (
          select member_id, coalesce(min(position) filter (where held_answer <> 'silent') - 1, count(*)) as silent,
                 coalesce(min(position_of_yes) filter (where held_answer = 'yes' and is_present) - 1,
                          count(*) filter (where held_answer = 'yes' and not is_excused)) as unkept
            from told group by member_id)
        select ${members.id} as "memberId", ${members.name}, ${members.section}, g.time_zone as "timeZone",
               ${absencesOf('a')} as "all", ${absencesOf('r')} as rehearsals, ${absencesOf('p')} as performances,
               coalesce(a.recent_of = ${RECENT} and a.before_of >= ${BEFORE_MIN}
                 and a.recent <= ${FALLEN_TO}::numeric * a.recent_of
                 and a.before >= ${FALLEN_FROM}::numeric * a.before_of, false) as "isFalling",
               coalesce(away.events, 0) as away, coalesce(away.excused, 0) as "awayExcused",
               coalesce(w.unkept, 0) as unkept, coalesce(w.silent, 0) as silent,
               coalesce(a.recent, 0) as recent, coalesce(a.recent_of, 0) as "recentOf",
               coalesce(a.before, 0) as before, coalesce(a.before_of, 0) as "beforeOf",
               floor(extract(epoch from coalesce(a.present_at, (
                 select e.starts_at from ${events} e
                  where e.group_id = ${groupId} and e.status = 'finished' and e.deleted_at is null and exists (
                        select from ${eventAttendance} a
                         where a.group_id = ${groupId} and a.event_id = e.id and a.member_id = ${members.id}
                           and ${isPresent(sql`a.status`)})
                  order by e.starts_at desc limit 1))) * 1000)::bigint as "lastPresent"
          from (select distinct member_id from recorded) known
          join ${members} on ${members.groupId} = ${groupId} and ${members.id} = known.member_id
          join ${groups} g on g.group_id = ${groupId}
          left join counted a on a.member_id = known.member_id and a.kind = 'all'
          left join counted r on r.member_id = known.member_id and r.kind = 'rehearsals'
          left join counted p on p.member_id = known.member_id and p.kind = 'performances'
          left join away on away.member_id = known.member_id
          left join answered w on w.member_id = known.member_id
         where ${members.deletedAt} is null and ${isActiveOn(groupId, todayOf(groupId))}
           and (greatest(a.misses, r.misses, p.misses) >= ${MISSES} or away.events >= ${AWAY}
             or a.recent_of = ${RECENT} or greatest(a.of, r.of, p.of) >= ${OFTEN_MIN}
             or w.unkept >= ${UNKEPT} or w.silent >= ${SILENT})
         order by ${members.name}, ${members.id}`)
      return z.array(Row).parse(rows).flatMap(toWarning)
    },
  }
}
