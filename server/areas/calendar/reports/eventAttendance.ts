import { sql } from 'drizzle-orm'
import type { Attendance } from '@contract/calendar'
import { eventAttendance, isPresent } from '../../../platform/db/schema/calendar/eventAttendance'
import { eventSections } from '../../../platform/db/schema/calendar/eventSections'
import { replySumNames, replySumsOfLines } from '../../../platform/db/replySums'
import { members } from '../../../platform/db/schema/members'
import type { Transaction } from '../../../platform/db/database'
import { ApiError } from '../../../platform/http/errors'
import { selectRoster } from './eventRoster'

const pathOf = (index: number) => `obj.attendance.${index}.memberId`

/** Throws unless the lines name members of the group, each once. Members who were removed since are allowed. */
async function assertKnownMembers(tx: Transaction, groupId: string, lines: Attendance[]): Promise<void> {
  const ids = lines.map(({ memberId }) => memberId)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${members} where group_id = ${groupId} and id = any(${sql.param(ids)}::uuid[])`)
  const known = new Set(rows.map(({ id }) => id))
  const seen = new Set<string>()
  const errors = ids.flatMap((id, index) => {
    const error = known.has(id) ? (seen.has(id) ? 'taken' : undefined) : 'not_allowed'
    seen.add(id)
    return error === undefined ? [] : [[pathOf(index), error] as const]
  })
  if (errors.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(errors) })
}

/** Replaces the attendance lines of the event. A member keeps the section of an existing line. Ids are in lower case. */
export async function replaceAttendance(
  tx: Transaction,
  groupId: string,
  eventId: string,
  lines: Attendance[],
): Promise<void> {
  await assertKnownMembers(tx, groupId, lines)
  const given = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line ("memberId" uuid, status attendance_status)`
  await tx.execute(sql`
    delete from ${eventAttendance}
     where group_id = ${groupId} and event_id = ${eventId} and member_id not in (select line."memberId" from ${given})`)
  await tx.execute(sql`
    insert into ${eventAttendance} (group_id, event_id, member_id, section, status)
    select m.group_id, ${eventId}, m.id, m.section, line.status
      from ${given} join ${members} m on m.group_id = ${groupId} and m.id = line."memberId"
    on conflict (group_id, event_id, member_id) do update set status = excluded.status`)
}

/** Stores the sums of the lines by section, with the number of expected members without a line. */
export async function sumAttendance(tx: Transaction, groupId: string, eventId: string, day: string): Promise<void> {
  await deleteSums(tx, groupId, eventId)
  await tx.execute(sql`
    insert into ${eventSections} (group_id, event_id, section, expected, present, late, left_early, excused, absent, unrecorded, ${replySumNames})
    select ${groupId}::uuid, ${eventId}::uuid, section, count(status), count(*) filter (where ${isPresent(sql`status`)}),
           count(*) filter (where status = 'late'), count(*) filter (where status = 'left_early'),
           count(*) filter (where status = 'excused'), count(*) filter (where status = 'absent'),
           count(*) filter (where status is null), ${replySumsOfLines}
      from (${selectRoster(groupId, eventId, day)}) roster group by section`)
}

export async function deleteSums(tx: Transaction, groupId: string, eventId: string): Promise<void> {
  await tx.execute(sql`delete from ${eventSections} where group_id = ${groupId} and event_id = ${eventId}`)
}
