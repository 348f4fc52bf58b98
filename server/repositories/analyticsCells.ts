import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { EventCalendar } from '@contract/calendar'
import { Section } from '@contract/members'
import { startOfDay } from '../calendar/groupTime'
import type { Database } from '../db/database'
import { events } from '../db/schema/events'
import { eventSections } from '../db/schema/eventSections'
import { financeEvents } from '../db/schema/financeEvents'
import { expense, income, ofEvent } from './analyticsSelection'
import { firstDayOf } from './financeDays'

const attendance = ['expected', 'present', 'excused', 'absent', 'unrecorded'] as const
const Count = z.int()

/** What some events add up to. */
export const Sums = z.object({
  events: Count,
  attendanceEvents: Count,
  expected: Count,
  present: Count,
  excused: Count,
  absent: Count,
  unrecorded: Count,
  audience: Count,
  audienceEvents: Count,
  income: Count,
  expense: Count,
})

/** The sums of one category in one month (its place among those that were asked for, from 1 on), or of one section. */
const Cell = z.object({
  ...Sums.shape,
  calendar: z.nullable(EventCalendar),
  month: z.nullable(Count),
  section: z.nullable(Section),
})
export type Cell = z.infer<typeof Cell>

const sum = (column: string): SQL => sql.raw(`coalesce(sum(${column}), 0)::bigint as "${column}"`)

/** The whole selection, added up to as few cells as the summary needs. `months` hold all of it. */
export async function cellsOf(
  db: Database,
  groupId: string,
  selected: SQL | undefined,
  { timeZone, months }: { timeZone: string; months: string[] },
): Promise<Cell[]> {
  const starts = months.map((month) => startOfDay(firstDayOf(month), timeZone).toISOString())
  const ofMembers = sql`
    count(*) filter (where expected > 0) as "attendanceEvents", ${sql.join(attendance.map(sum), sql`, `)}`
  const { rows } = await db.execute(sql`
    with picked as materialized (
      select ${events.id}, ${events.calendar}, ${events.expected}, ${events.present}, ${events.excused}, ${events.absent},
             ${events.unrecorded}, ${events.audience}, ${income} as income, ${expense} as expense,
             width_bucket(${events.startsAt}, ${sql.param(starts)}::timestamptz[]) as month
        from ${events} left join ${financeEvents} on ${ofEvent} where ${selected})
    select calendar, month, null::section as section, count(*) as events, ${ofMembers}, ${sum('audience')},
           count(audience) as "audienceEvents", ${sum('income')}, ${sum('expense')}
      from picked group by calendar, month
    union all
    select null, null, section, count(*), ${ofMembers}, 0, 0, 0, 0
      from ${eventSections} where group_id = ${groupId} and event_id in (select id from picked) group by section`)
  return z.array(Cell).parse(rows)
}
