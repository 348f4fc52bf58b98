import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AttendanceStatus, RosterLine } from '@contract/calendar'
import { Part } from '@contract/members'
import type { Database } from '../../../platform/db/database'
import { eventAttendance } from '../../../platform/db/schema/calendar/eventAttendance'
import { members } from '../../../platform/db/schema/members'
import { playedBy, scoreOrder, withOwnSections } from '../../scoreOrder'
import { isActiveOn } from '../../../platform/db/membership'

const Row = z.object({
  ...RosterLine.shape,
  instrument: z.nullable(z.string()),
  part: z.nullable(Part),
  status: z.nullable(AttendanceStatus),
})
type Row = z.infer<typeof Row>

/** A member of the roster; `status` where the event's report has a line for them. */
type RosterRow = RosterLine & Pick<Row, 'status'>

/** Members who are expected on the event's day or have a line in its report. Those with a line have the section of that time. */
export function selectRoster(groupId: string, eventId: string, day: string): SQL {
  return sql`
    select ${members.id} as "memberId", ${members.name}, coalesce(line.section, ${members.section}) as section,
           ${members.instrument}, ${members.part}, line.status, line.held_answer, line.was_in_time
      from ${members}
      left join ${eventAttendance} line
        on line.group_id = ${groupId} and line.member_id = ${members.id} and line.event_id = ${eventId}
     where ${members.groupId} = ${groupId} and (line.member_id is not null or ${isActiveOn(groupId, day)})`
}

/** In the order of the score. */
export async function rosterOf(db: Database, groupId: string, eventId: string, day: string): Promise<RosterRow[]> {
  const roster = selectRoster(groupId, eventId, day)
  const { rows } = await db.execute(sql`${roster} order by ${sql.join(scoreOrder, sql`, `)}`)
  const lines = z
    .array(Row)
    .parse(rows)
    .map(({ instrument, part, ...line }) => ({ ...line, ...playedBy({ instrument, part }) }))
  return withOwnSections(db, groupId, lines)
}
