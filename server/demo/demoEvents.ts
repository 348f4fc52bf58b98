import { sql } from 'drizzle-orm'
import { eventAttendance, isPresent } from '../platform/db/schema/calendar/eventAttendance'
import { eventChanges } from '../platform/db/schema/calendar/eventChanges'
import { events } from '../platform/db/schema/calendar/events'
import { eventSections } from '../platform/db/schema/calendar/eventSections'
import { memberHistory } from '../platform/db/schema/members/memberHistory'
import { checkIns } from '../platform/db/schema/calendar/personalLinks'
import type { Transaction } from '../platform/db/database'
import { replySumNames, replySumsFrom, replySumsOfLines, replySumsOfSums } from '../platform/db/replySums'
import { insertDemoMessages } from './demoMessages'
import { insertDemoReplies } from './demoReplies'
import type { DemoEvent } from './events'
import { demoAccounts } from './orchestra/orchestra'
import type { DemoReplies } from './replies'
import type { DemoReport } from './reports'
import { demoSteps } from './statusHistory'
import type { StatusChange } from './statusHistory'
import { toRow } from '../areas/calendar/events/eventRows'
import { insertEvents } from '../areas/calendar/events/eventWrites'

export interface DemoCalendar {
  statusHistory: StatusChange[]
  events: DemoEvent[]
  reports: DemoReport[]
  /** Who finished them. */
  by: string
  /** What was said about those that are to come. */
  ahead: DemoReplies
}

async function insertReports(tx: Transaction, groupId: string, reports: DemoReport[], by: string): Promise<void> {
  const lines = reports.flatMap(({ eventId, lines }) =>
    lines.map(({ held, arrivedAt: _arrivedAt, ...line }) => ({
      eventId,
      ...line,
      held_answer: held?.answer,
      was_in_time: held?.isInTime,
    })),
  )
  const given = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
    "eventId" uuid, "memberId" uuid, section section, status attendance_status,
    held_answer held_answer, was_in_time boolean)`
  await tx.execute(sql`
    insert into ${eventAttendance} (group_id, event_id, member_id, section, status, held_answer, was_in_time)
    select ${groupId}::uuid, "eventId", "memberId", section, status, held_answer, was_in_time
      from ${given} where status is not null`)
  await tx.execute(sql`
    insert into ${eventSections} (group_id, event_id, section, expected, present, late, left_early, excused, absent, unrecorded, ${replySumNames})
    select ${groupId}::uuid, "eventId", section, count(status), count(*) filter (where ${isPresent(sql`status`)}),
           count(*) filter (where status = 'late'), count(*) filter (where status = 'left_early'),
           count(*) filter (where status = 'excused'), count(*) filter (where status = 'absent'),
           count(*) filter (where status is null), ${replySumsOfLines}
      from ${given} group by "eventId", section`)
  const told = reports.map(({ eventId, at, report }) => ({ eventId, at, report, ...report }))
  const reported = sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (
    "eventId" uuid, at timestamptz, report jsonb, audience integer, notes text)`
  await tx.execute(sql`
    update ${events} set version = 2, finished_at = least(told.at, now()), finished_by = ${by}, audience = told.audience,
           report_notes = told.notes, expected = sums.expected, present = sums.present, late = sums.late,
           left_early = sums.left_early, excused = sums.excused,
           absent = sums.absent, unrecorded = sums.unrecorded, ${replySumsFrom('sums')}
      from ${reported}
      join (select event_id, sum(expected) as expected, sum(present) as present, sum(late) as late,
                   sum(left_early) as left_early, sum(excused) as excused,
                   sum(absent) as absent, sum(unrecorded) as unrecorded, ${replySumsOfSums}
              from ${eventSections} where group_id = ${groupId} group by event_id) sums on sums.event_id = told."eventId"
     where ${events.groupId} = ${groupId} and ${events.id} = told."eventId"`)
  await tx.execute(sql`
    insert into ${eventChanges} (group_id, event_id, number, at, "by", action, report)
    select ${groupId}::uuid, "eventId", 1, least(at, now()), ${by}, 'finished', report from ${reported}`)
}

async function insertCheckIns(
  tx: Transaction,
  groupId: string,
  reports: DemoReport[],
  waiting: DemoReplies['checkIns'],
): Promise<void> {
  const finished = reports.flatMap(({ eventId, lines }) =>
    lines.flatMap(({ memberId, status, arrivedAt }, place) => {
      if (arrivedAt === undefined) return []
      // Some had forgotten the phone: the conductor tapped their name.
      const setBy = place % 11 === 5 ? demoAccounts.conductor.id : null
      const isLate = status === 'late'
      return [{ groupId, eventId, personId: memberId, memberId, checkedInAt: arrivedAt, isLate, setBy }]
    }),
  )
  const open = waiting.map(({ eventId, memberId, at, setBy }) => {
    return { groupId, eventId, personId: memberId, memberId, checkedInAt: at, isLate: false, setBy }
  })
  const rows = [...finished, ...open]
  if (rows.length > 0) await tx.insert(checkIns).values(rows)
}

/** Fills the calendar of a group that the transaction has just made, as if it had been kept all along. */
export async function insertDemoCalendar(
  tx: Transaction,
  groupId: string,
  timeZone: string,
  { statusHistory, events: planned, reports, by, ahead }: DemoCalendar,
): Promise<void> {
  await tx.insert(memberHistory).values(demoSteps(statusHistory).map((step) => ({ groupId, ...step })))
  await insertEvents(
    { tx, groupId },
    planned.map(({ seriesId, repeat, kind: _kind, day: _day, ...event }) => ({
      ...toRow(event, timeZone),
      seriesId,
      repeat,
    })),
  )
  await insertReports(tx, groupId, reports, by)
  await insertCheckIns(tx, groupId, reports, ahead.checkIns)
  await insertDemoReplies(tx, groupId, ahead)
  await insertDemoMessages(tx, groupId, by, ahead)
}
