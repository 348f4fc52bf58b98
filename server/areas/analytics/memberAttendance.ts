import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import * as z from 'zod/mini'
import type {
  AllMemberAttendanceConfig,
  MemberAttendance,
  MemberAttendanceList,
  MemberAttendanceListConfig,
  MemberRecord,
  MemberRecordQuery,
} from '@contract/analytics'
import { Section } from '@contract/members'
import { Id } from '@contract/primitives'
import type { Database } from '../../platform/db/database'
import { containsWord, matchesPerson } from '../../platform/db/listQuery'
import { isActiveOn, todayOf } from '../../platform/db/membership'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../platform/db/schema/calendar/events'
import { members } from '../../platform/db/schema/members'
import { replySumKeysQuoted, replySumsOfAttendance, replySumsOfCounted } from '../../platform/db/replySums'
import { ApiError } from '../../platform/http/errors'
import { monthOf, todayIn } from '../../platform/time/days'
import { eventColumns, timesOf } from '../calendar/events/public'
import { Sums, isPresent, sums, withRate } from './lineSums'
import { firstInScore, scoreOrder, withOwnSections } from '../scoreOrder'
import { addReplies } from './replySums'
import { finishedEvents, selectedEvents } from './analyticsSelection'
import { findSummaryScope } from './summaryScope'

const LATEST = 10

const Count = z.int()
const Row = z.object({
  id: Id,
  name: z.string(),
  section: Section,
  instrument: z.nullable(z.string()),
  ...Sums.shape,
  /** Milliseconds, as JavaScript counts them. */
  lastPresent: z.nullable(Count),
})

type SortColumn = NonNullable<AllMemberAttendanceConfig['sortColumn']>

/** Columns that need no events: a page in this order reads only the lines of its own members. */
const memberColumns = { name: members.name, section: members.section, instrument: members.instrument }
const isOfMember = (column: SortColumn): column is keyof typeof memberColumns => column in memberColumns

/** Joined as `counted`; members without any record have no row there. */
const counted: Record<Exclude<SortColumn, keyof typeof memberColumns>, SQL> = {
  expected: sql`coalesce(counted.expected, 0)`,
  present: sql`coalesce(counted.present, 0)`,
  excused: sql`coalesce(counted.excused, 0)`,
  absent: sql`coalesce(counted.absent, 0)`,
  attendanceRate: sql`counted.present::float8 / nullif(counted.expected - counted.excused, 0)`,
}

function orderOf({ sort, sortColumn = 'section' }: Pick<AllMemberAttendanceConfig, 'sort' | 'sortColumn'>): SQL {
  const inScore = sql.join(scoreOrder, sql`, `)
  if (sortColumn === 'section')
    return sort === 'asc'
      ? inScore
      : sql.join(
          scoreOrder.map((column) => sql`${column} desc`),
          sql`, `,
        )
  const column: SQLWrapper = isOfMember(sortColumn) ? memberColumns[sortColumn] : counted[sortColumn]
  return sql`${column} ${sql.raw(sort)} nulls last, ${inScore}`
}

/** Of rows in order of time: each month of the zone, `YYYY-MM`, with the sum of its rows. */
function sumsByMonth(rows: (Sums & { startsAt: Date })[], timeZone: string): (Sums & { month: string })[] {
  const months: (Sums & { month: string })[] = []
  for (const { startsAt, ...more } of rows) {
    const month = monthOf(todayIn(timeZone, startsAt))
    const last = months.at(-1)
    if (last?.month === month) for (const key of z.keyof(Sums).options) last[key] += more[key]
    else months.push({ month, ...more })
  }
  return months
}

function activeMembers(groupId: string): SQL | undefined {
  return and(eq(members.groupId, groupId), isNull(members.deletedAt), isActiveOn(groupId, todayOf(groupId)))
}

/** The group's active members that pass the filters. */
function chosenMembers(groupId: string, { q, section, instrument }: AllMemberAttendanceConfig): SQL | undefined {
  return and(
    activeMembers(groupId),
    section && eq(members.section, section),
    instrument === undefined ? undefined : eq(members.instrument, instrument),
    matchesPerson(q, containsWord(members.search)),
  )
}

export function memberAttendanceRepository(db: Database) {
  async function read(
    groupId: string,
    config: AllMemberAttendanceConfig,
    page?: { limit: number; offset: number },
  ): Promise<MemberAttendance[]> {
    const { calendar, from, to, sortColumn = 'section' } = config
    const { timeZone } = await findSummaryScope(db, groupId)
    const selected = selectedEvents(groupId, timeZone, { calendar, from, to })
    const chosen = chosenMembers(groupId, config)
    const order = orderOf(config)
    const rows = page === undefined ? sql`` : sql`limit ${page.limit} offset ${page.offset}`
    const isPagedFirst = page !== undefined && isOfMember(sortColumn)
    const whose = isPagedFirst
      ? sql`select ${members.id} from ${members} where ${chosen} order by ${order} ${rows}`
      : sql`select ${members.id} from ${members} where ${chosen}`
    const answer = await db.execute(sql`
      with whose as materialized (${whose}),
      counted as (
        select ${eventAttendance.memberId} as member_id, count(*) as expected,
               count(*) filter (where ${isPresent}) as present,
               count(*) filter (where ${eventAttendance.status} = 'late') as late,
               count(*) filter (where ${eventAttendance.status} = 'left_early') as left_early,
               count(*) filter (where ${eventAttendance.status} = 'excused') as excused,
               count(*) filter (where ${eventAttendance.status} = 'absent') as absent,
               ${replySumsOfAttendance}
          from ${eventAttendance}
          join ${events} on ${events.id} = ${eventAttendance.eventId} and ${selected}
         where ${eventAttendance.groupId} = ${groupId} and ${eventAttendance.memberId} in (select id from whose)
         group by 1),
      paged as (
        select ${members.id}, ${members.name}, ${members.section}, ${members.instrument},
               coalesce(counted.expected, 0) as expected, coalesce(counted.present, 0) as present,
               coalesce(counted.late, 0) as late, coalesce(counted.left_early, 0) as "leftEarly",
               ${replySumsOfCounted},
               coalesce(counted.excused, 0) as excused, coalesce(counted.absent, 0) as absent,
               row_number() over (order by ${order}) as position
          from ${members} left join counted on counted.member_id = ${members.id}
         where ${members.groupId} = ${groupId} and ${members.id} in (select id from whose)
         order by position ${isPagedFirst ? sql`` : rows})
      select paged.id, paged.name, paged.section, paged.instrument, expected, present, late, "leftEarly",
             excused, absent,
             ${replySumKeysQuoted},
             floor(extract(epoch from (
               select ${events.startsAt} from ${events}
                where ${finishedEvents(groupId)} and exists (
                      select from ${eventAttendance}
                       where ${eventAttendance.groupId} = ${groupId} and ${eventAttendance.eventId} = ${events.id}
                         and ${eventAttendance.memberId} = paged.id and ${isPresent})
                order by ${events.startsAt} desc limit 1)) * 1000)::bigint as "lastPresent"
        from paged order by position`)
    const listed = z
      .array(Row)
      .parse(answer.rows)
      .map(({ id, name, section, instrument, lastPresent, ...of }) => ({
        id,
        name,
        section,
        ...(instrument !== null && { instrument }),
        ...withRate(of),
        lastPresent: lastPresent === null ? null : todayIn(timeZone, new Date(lastPresent)),
      }))
    return withOwnSections(db, groupId, listed)
  }

  return {
    all: (groupId: string, config: AllMemberAttendanceConfig): Promise<MemberAttendance[]> => read(groupId, config),

    async list(
      groupId: string,
      { page, perPage, ...config }: MemberAttendanceListConfig,
    ): Promise<MemberAttendanceList> {
      const [rows, total, instruments] = await Promise.all([
        read(groupId, config, { limit: perPage, offset: (page - 1) * perPage }),
        db.$count(members, chosenMembers(groupId, config)),
        db
          .select({ instrument: members.instrument })
          .from(members)
          .where(and(activeMembers(groupId), isNotNull(members.instrument)))
          .groupBy(members.instrument)
          .orderBy(firstInScore, members.instrument),
      ])
      return {
        members: rows,
        total,
        instruments: instruments.flatMap(({ instrument }) => (instrument === null ? [] : [instrument])),
      }
    },

    /** For any member who was not removed, active or not. */
    async find(groupId: string, { id, from, to }: MemberRecordQuery): Promise<MemberRecord> {
      const { timeZone } = await findSummaryScope(db, groupId)
      const isThere = and(eq(members.groupId, groupId), eq(members.id, id), isNull(members.deletedAt))
      if ((await db.$count(members, isThere)) === 0) throw new ApiError('not_found')
      const ofMember = and(eq(eventAttendance.groupId, groupId), eq(eventAttendance.memberId, id))
      const ofEvent = eq(events.id, eventAttendance.eventId)
      const [byMoment, latest] = await Promise.all([
        db
          .select({ startsAt: events.startsAt, ...sums })
          .from(eventAttendance)
          .innerJoin(events, and(ofEvent, selectedEvents(groupId, timeZone, { from, to })))
          .where(ofMember)
          .groupBy(events.startsAt)
          .orderBy(events.startsAt),
        db
          .select({ ...eventColumns, attendance: eventAttendance.status })
          .from(eventAttendance)
          .innerJoin(events, and(ofEvent, finishedEvents(groupId)))
          .where(ofMember)
          .orderBy(desc(events.startsAt), events.id)
          .limit(LATEST),
      ])
      const byMonth = sumsByMonth(byMoment, timeZone)
      const add = (key: keyof Sums) => byMonth.reduce((sum, part) => sum + part[key], 0)
      return {
        ...withRate({
          expected: add('expected'),
          present: add('present'),
          late: add('late'),
          leftEarly: add('leftEarly'),
          excused: add('excused'),
          absent: add('absent'),
          ...addReplies(byMonth),
        }),
        byMonth: byMonth.map((part) => ({ ...withRate(part), month: part.month })),
        latest: latest.map((row) => ({
          id: row.id,
          title: row.title,
          calendar: row.calendar,
          ...timesOf(row),
          status: row.attendance,
        })),
      }
    },
  }
}
