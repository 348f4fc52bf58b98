import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AllAnalyticsConfig } from '@contract/analytics'
import { startOfDay } from '../../platform/time/groupTime'
import { events } from '../../platform/db/schema/calendar/events'
import { financeEvents } from '../../platform/db/schema/finances/financeEvents'
import { eventBudgets } from '../../platform/db/schema/finances/budgets'
import { matchesAllWords } from '../../platform/db/listQuery'
import { addDays } from '@contract/days'

type Filters = Pick<AllAnalyticsConfig, 'q' | 'calendar' | 'from' | 'to'>
type SortColumn = NonNullable<AllAnalyticsConfig['sortColumn']>

/** Events lie in these centuries (contract/calendar.ts), and some time zones do not support days far outside. */
const clampToSupportedYears = (day: string) => (day < '1900' ? '1900-01-01' : day >= '2200' ? '2199-12-31' : day)

/** The group's finished events. */
export function finishedEvents(groupId: string): SQL | undefined {
  return and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'finished'))
}

/** Titles and composers of what was played, folded; an intermission is no piece. */
const playedText = sql`fold_text(coalesce(jsonb_path_query_array(coalesce(${events.played}, ${events.programme}),
  '$[*] ? (!(@.kind == "intermission")).keyvalue() ? (@.key == "title" || @.key == "composer").value')::text, ''))`

/** The group's finished events that match the filters. An event counts on the day on which it starts, in the group's zone. */
export function selectedEvents(groupId: string, timeZone: string, { q, calendar, from, to }: Filters): SQL | undefined {
  return and(
    finishedEvents(groupId),
    calendar && eq(events.calendar, calendar),
    from === undefined ? undefined : gte(events.startsAt, startOfDay(clampToSupportedYears(from), timeZone)),
    to === undefined ? undefined : lt(events.startsAt, startOfDay(addDays(clampToSupportedYears(to), 1), timeZone)),
    q === undefined ? undefined : matchesAllWords(sql`${events.search} || ' ' || ${playedText}`, q),
  )
}

/** Joins the sums of the event's entries; left join, as some events have none. */
export const ofEvent = (groupId: string) =>
  and(eq(financeEvents.groupId, groupId), eq(financeEvents.eventId, events.id))

/** Joins the sums of the event's budget; left join, as most events have none. */
export const plannedFor = (groupId: string) =>
  and(eq(eventBudgets.groupId, groupId), eq(eventBudgets.eventId, events.id))

export const income = sql<number>`coalesce(${financeEvents.income}, 0)`.mapWith(Number)
export const expense = sql<number>`coalesce(${financeEvents.expense}, 0)`.mapWith(Number)

const sortable: Record<SortColumn, SQLWrapper> = {
  start: events.startsAt,
  title: events.title,
  calendar: events.calendar,
  finishedAt: events.finishedAt,
  expected: events.expected,
  present: events.present,
  excused: events.excused,
  absent: events.absent,
  unrecorded: events.unrecorded,
  attendanceRate: sql`${events.present}::float8 / nullif(${events.expected} - ${events.excused}, 0)`,
  audience: events.audience,
  income,
  expense,
  net: sql`${income} - ${expense}`,
}

/** By the column, what has no value last in either direction; or in the natural order: latest first. Ties by id. */
export function orderedEvents({ sort, sortColumn }: Pick<AllAnalyticsConfig, 'sort' | 'sortColumn'>): SQL[] {
  const byId = sql`${events.id}`
  if (sortColumn === undefined) return [sql`${events.startsAt} desc`, byId]
  return [sql`${sortable[sortColumn]} ${sql.raw(sort)} nulls last`, byId]
}

/** Whether the order needs the events' sums. */
export function isOrderedByMoney({ sortColumn }: Pick<AllAnalyticsConfig, 'sortColumn'>): boolean {
  return sortColumn === 'income' || sortColumn === 'expense' || sortColumn === 'net'
}
