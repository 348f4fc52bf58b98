import { and, eq, sql } from 'drizzle-orm'
import { replySumKeys } from '@contract/analytics'
import type { AttendanceStatus } from '@contract/calendar'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { replySumsFrom, replySumsOfLines } from '../../../platform/db/replySums'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { eventAttendance, isPresent } from '../../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../../platform/db/schema/calendar/events'
import { eventSections } from '../../../platform/db/schema/calendar/eventSections'

type Line = typeof eventAttendance.$inferSelect

/** Who was there was there, whatever the other line says of the same person. */
const ranks: Record<AttendanceStatus, number> = { present: 4, late: 3, left_early: 3, excused: 2, absent: 1 }

const hasAnswer = ({ heldAnswer }: Line) => heldAnswer !== null && heldAnswer !== 'silent'

/** The line that counts of two, with the answer of the other one where it has none. */
function oneOf(kept: Line, other: Line): Line {
  const [winner, loser] = ranks[other.status] > ranks[kept.status] ? [other, kept] : [kept, other]
  const answered = hasAnswer(winner) || !hasAnswer(loser) ? winner : loser
  return { ...winner, heldAnswer: answered.heldAnswer ?? loser.heldAnswer, wasInTime: answered.wasInTime }
}

/** Moves the lines of attendance. Returns the events at which both had one. */
export async function mergeAttendance(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  { keptId, givenUpId }: { keptId: string; givenUpId: string },
): Promise<string[]> {
  const ofGroup = eq(eventAttendance.groupId, groupId)
  const ofBoth = isIn(eventAttendance.memberId, [keptId, givenUpId])
  const lines = await tx.select().from(eventAttendance).where(and(ofGroup, ofBoth))
  const kept = new Map(lines.flatMap((line) => (line.memberId === keptId ? [[line.eventId, line]] : [])))
  const doubles = lines.flatMap((line) => {
    const own = line.memberId === givenUpId ? kept.get(line.eventId) : undefined
    return own === undefined ? [] : [oneOf(own, line)]
  })
  const eventIds = doubles.map(({ eventId }) => eventId)
  const ofGivenUp = and(ofGroup, eq(eventAttendance.memberId, givenUpId))
  await record(eventAttendance, ofBoth, async () => {
    await tx.delete(eventAttendance).where(and(ofGivenUp, isIn(eventAttendance.eventId, eventIds)))
    await tx.update(eventAttendance).set({ memberId: keptId }).where(ofGivenUp)
    const given = sql`jsonb_to_recordset(${JSON.stringify(doubles)}::jsonb) as line (
      "eventId" uuid, section section, status attendance_status, "heldAnswer" held_answer, "wasInTime" boolean)`
    await tx.execute(sql`
      update ${eventAttendance} set section = line.section, status = line.status, held_answer = line."heldAnswer",
             was_in_time = line."wasInTime" from ${given}
       where ${ofGroup} and ${eventAttendance.memberId} = ${keptId} and ${eventAttendance.eventId} = line."eventId"`)
  })
  return eventIds
}

/** Sums the lines of these finished events anew; how many were expected and not recorded stays as it was. */
export async function recountEvents(tx: Transaction, groupId: string, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return
  await tx.execute(sql`
    update ${eventSections} sums set expected = counted.expected, present = counted.present, late = counted.late,
           left_early = counted.left_early, excused = counted.excused, absent = counted.absent, ${replySumsFrom('counted')}
      from (select kept.section as of_section, kept.event_id as of_event, count(status) as expected,
                   count(*) filter (where ${isPresent(sql`status`)}) as present, count(*) filter (where status = 'late') as late,
                   count(*) filter (where status = 'left_early') as left_early,
                   count(*) filter (where status = 'excused') as excused,
                   count(*) filter (where status = 'absent') as absent, ${replySumsOfLines}
              from ${eventSections} kept
              left join ${eventAttendance} line on line.group_id = ${groupId} and line.event_id = kept.event_id
                        and line.section = kept.section
             where kept.group_id = ${groupId} and ${isIn(sql`kept.event_id`, eventIds)} group by 1, 2) counted
     where sums.group_id = ${groupId} and sums.event_id = counted.of_event and sums.section = counted.of_section`)
  const { expected, present, late, leftEarly, excused, absent } = eventSections
  const columns = { expected, present, late, leftEarly, excused, absent }
  const total = (column: (typeof columns)['expected']) =>
    sql`(select coalesce(sum(${column}), 0) from ${eventSections}
          where ${eventSections.groupId} = ${groupId} and ${eventSections.eventId} = ${events.id})`
  await tx
    .update(events)
    .set({
      ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, total(column as typeof expected)])),
      ...Object.fromEntries(replySumKeys.map((key) => [key, total(eventSections[key] as never)])),
      // Summaries are known by the versions of their events.
      version: sql`${events.version} + 1`,
    })
    .where(and(eq(events.groupId, groupId), isIn(events.id, eventIds), eq(events.status, 'finished')))
}
