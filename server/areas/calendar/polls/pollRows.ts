import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Invitees } from '@contract/invitees'
import type { Poll, PollDate, PollMatrix, PollWrite } from '@contract/calendar/polls'
import type { Database, Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { polls } from '../../../platform/db/schema/calendar/replies'
import { todayIn } from '../../../platform/time/days'
import { momentOf } from '../../../platform/time/groupTime'
import { eventColumns, timesOf } from '../events/public'
import type { EventRow } from '../events/public'

export const pollColumns = {
  id: polls.id,
  title: polls.title,
  calendar: polls.calendar,
  location: polls.location,
  description: polls.description,
  asks: polls.asks,
  lineupId: polls.lineupId,
  needs: polls.needs,
  dates: polls.dates,
  closesOn: polls.closesOn,
  closedAt: polls.closedAt,
  eventId: polls.eventId,
  chosenDateId: polls.chosenDateId,
  version: polls.version,
  deletedAt: polls.deletedAt,
}
export type PollRow = Pick<typeof polls.$inferSelect, keyof typeof pollColumns>

/** What a write sets. */
export type PollContent = Omit<PollRow, 'version' | 'deletedAt' | 'closedAt' | 'eventId' | 'chosenDateId'>

export const isPoll = (groupId: string, id: string): SQL | undefined =>
  and(eq(polls.groupId, groupId), eq(polls.id, id))
export const isThere = (groupId: string): SQL | undefined => and(eq(polls.groupId, groupId), isNull(polls.deletedAt))

/** All columns that a write sets, the absent ones as null. Ids in lower case, dates by start. */
export function toContent(poll: PollWrite, timeZone: string): PollContent {
  const { id, title, calendar, location, description, asks, lineupId, needs, closesOn, dates } = poll
  const chosen = asks?.memberIds?.map((member) => member.toLowerCase())
  const invited: Invitees | null = asks === undefined ? null : { ...asks, ...(chosen && { memberIds: chosen }) }
  const byStart = (one: PollDate, other: PollDate) =>
    momentOf(one.start, timeZone).getTime() - momentOf(other.start, timeZone).getTime()
  return {
    id: id.toLowerCase(),
    title,
    calendar,
    location: location ?? null,
    description: description ?? null,
    asks: invited,
    lineupId: lineupId?.toLowerCase() ?? null,
    needs: needs ?? null,
    closesOn: closesOn ?? null,
    dates: dates.map((date) => ({ ...date, id: date.id.toLowerCase() })).toSorted(byStart),
  }
}

export function toPoll(row: PollContent & { version: number }): Poll {
  const { id, title, calendar, location, description, asks, lineupId, needs, closesOn, dates, version } = row
  return {
    id,
    title,
    calendar,
    ...(location !== null && { location }),
    ...(description !== null && { description }),
    ...(asks !== null && { asks }),
    ...(lineupId !== null && { lineupId }),
    ...(needs !== null && { needs }),
    ...(closesOn !== null && { closesOn }),
    dates,
    version,
  }
}

/** A poll, with the event that was made from it, unless that was removed. */
export interface PollWithEvent extends PollRow {
  event: EventRow | null
}

export function readPolls(
  db: Database | Transaction,
  groupId: string,
  which: SQL | undefined,
): Promise<PollWithEvent[]> {
  return db
    .select({ ...pollColumns, event: eventColumns })
    .from(polls)
    .leftJoin(events, and(eq(events.groupId, groupId), eq(events.id, polls.eventId), isNull(events.deletedAt)))
    .where(and(eq(polls.groupId, groupId), which))
    .orderBy(asc(polls.createdAt), asc(polls.id))
}

/** Locks the poll against changes. With `share`, others can answer at the same time; `no key update` makes them wait. */
export async function lockPoll(
  tx: Transaction,
  groupId: string,
  id: string,
  strength: 'share' | 'no key update',
): Promise<PollWithEvent | undefined> {
  // The row alone: an outer join cannot be locked.
  const rows = await tx.select({ id: polls.id }).from(polls).where(isPoll(groupId, id)).for(strength)
  if (rows.length === 0) return undefined
  return (await readPolls(tx, groupId, eq(polls.id, id)))[0]
}

export const endOf = ({ end }: PollDate, timeZone: string): Date => momentOf(end, timeZone)

/** The day, in the group's zone, on which the date begins: it decides who is active or away. */
export const dayOfDate = ({ start, allDay }: PollDate, timeZone: string): string =>
  allDay ? start : todayIn(timeZone, new Date(start))

export function stateOf(
  { event, closedAt, closesOn, dates }: Pick<PollWithEvent, 'event' | 'closedAt' | 'closesOn' | 'dates'>,
  timeZone: string,
  now: Date,
): PollMatrix['state'] {
  if (event !== null) return 'chosen'
  const isPast = closesOn !== null && closesOn < todayIn(timeZone, now)
  return closedAt !== null || isPast || dates.every((date) => endOf(date, timeZone) <= now) ? 'closed' : 'open'
}

/** State of the poll and the event that was made from it, as the wire has them. */
export function outcomeOf(
  row: PollWithEvent,
  timeZone: string,
  now: Date,
): Pick<PollMatrix, 'state' | 'closedAt' | 'event'> {
  const { event, closedAt, chosenDateId } = row
  return {
    state: stateOf(row, timeZone, now),
    ...(closedAt !== null && { closedAt: closedAt.toISOString() }),
    ...(event !== null && {
      event: {
        id: event.id,
        title: event.title,
        status: event.status,
        ...(chosenDateId !== null && { dateId: chosenDateId }),
        ...timesOf(event),
      },
    }),
  }
}
