import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { EventCalendar } from '@contract/calendar'
import type { Section } from '@contract/members'
import { replySumKeys } from '@contract/analytics'
import { events } from '../../platform/db/schema/calendar/events'
import { eventSections } from '../../platform/db/schema/calendar/eventSections'
import { financeEvents } from '../../platform/db/schema/finances/financeEvents'
import type { Transaction } from '../../platform/db/database'
import { startOfMonth } from './analyticsMonths'
import { expense, income, ofEvent } from './analyticsSelection'

const counts = ['present', 'late', 'leftEarly', 'excused', 'absent', 'unrecorded', ...replySumKeys] as const

/** What some events add up to. */
export type Sums = Record<(typeof counts)[number], number> & {
  events: number
  attendanceEvents: number
  audience: number
  audienceEvents: number
  income: number
  expense: number
}

/** The sums of one category, one month (its 1-based position among the requested months) or one section. */
export type AggregateRow = Sums &
  (
    | { calendar: EventCalendar; month: null; section: null }
    | { calendar: null; month: number; section: null }
    | { calendar: null; month: null; section: Section }
  )

interface Selection {
  timeZone: string
  /** Contain all selected events. */
  months: string[]
  selected: SQL | undefined
  /** Whether that is every finished event of the group. */
  isAll: boolean
}

const sum = (column: SQLWrapper): SQL => sql`coalesce(sum(${column}), 0)::bigint`

/** The first columns of both halves of the union. */
const attendanceOf = (table: typeof events | typeof eventSections): SQL => sql`
  count(*) as events, count(*) filter (where ${table.expected} > 0) as "attendanceEvents",
  ${sql.join(
    counts.map((column) => sql`${sum(table[column])} as ${sql.identifier(column)}`),
    sql`, `,
  )}`

/** The whole selection, added up in the database to as few cells as the summary needs. */
export async function selectAggregateRows(
  tx: Transaction,
  groupId: string,
  selection: Selection,
): Promise<AggregateRow[]> {
  const { timeZone, months, selected, isAll } = selection
  const starts = months.map((month) => startOfMonth(month, timeZone))
  // Events that are not finished have no sums by section, so without filters no selection is needed.
  const isPicked = isAll
    ? sql`true`
    : sql`${eventSections.eventId} in (select ${events.id} from ${events} where ${selected})`
  const { rows } = await tx.execute<AggregateRow>(sql`
    select ${events.calendar}, width_bucket(${events.startsAt}, ${sql.param(starts)}::timestamptz[]) as month,
           null::section as section, ${attendanceOf(events)}, ${sum(events.audience)} as audience,
           count(${events.audience}) as "audienceEvents", ${sum(income)} as income, ${sum(expense)} as expense
      from ${events} left join ${financeEvents} on ${ofEvent(groupId)} where ${selected} group by grouping sets ((1), (2))
    union all
    select null, null, ${eventSections.section}, ${attendanceOf(eventSections)}, 0, 0, 0, 0
      from ${eventSections} where ${eventSections.groupId} = ${groupId} and ${isPicked} group by 3`)
  return rows
}
