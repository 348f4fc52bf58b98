import { and, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError } from '../../../platform/http/errors'
import { addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { replyDeadline } from '../../../platform/time/replyDeadlines'
import { eventColumns } from '../events/public'
import type { EventRow } from '../events/public'

/** An event with the number of its present plan (events/eventPlan.ts), and who plays their second instrument at it. */
export type InvitingEvent = EventRow & { planNumber: number; doublings: string[] | null }

export const invitingColumns = { ...eventColumns, planNumber: events.planNumber, doublings: events.doublings }

/** The group's settings that decide days and deadlines of its events. */
export interface InvitingGroup {
  timeZone: string
  replyDays: number
}

/** With what is taken after the deadline. */
export interface AnsweringGroup extends InvitingGroup {
  takesLateYes: boolean
}

export async function findInvitingGroup(db: Database | Transaction, groupId: string): Promise<InvitingGroup> {
  const { timeZone, replyDays } = groups
  const [group] = await db.select({ timeZone, replyDays }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group
}

/** Throws `not_found` for an event of another group, or a removed one. */
export async function findInvitingEvent(db: Database, groupId: string, id: string): Promise<InvitingEvent> {
  const [event] = await db.select(invitingColumns).from(events).where(isEvent(groupId, id))
  if (event === undefined) throw new ApiError('not_found')
  return event
}

/** The same, locked against changes until the transaction ends. */
export async function lockInvitingEvent(tx: Transaction, groupId: string, id: string): Promise<InvitingEvent> {
  const [event] = await tx.select(invitingColumns).from(events).where(isEvent(groupId, id)).for('share')
  if (event === undefined) throw new ApiError('not_found')
  return event
}

/**
 * Locks the event for one answer after the other, so that no place is given twice and an answer is stored with the number of the plan that it
 * is for. Reads its group and the expression `before` in the same statement: one round trip instead of three. `before` must compare the group of
 * each table that it reads; what it reads may be from before the lock.
 */
export async function lockWithGroup<Before>(
  tx: Transaction,
  groupId: string,
  id: string,
  before: SQL<Before>,
): Promise<{ event: InvitingEvent; group: AnsweringGroup; before: Before }> {
  const { timeZone, replyDays, takesLateYes } = groups
  const [found] = await tx
    .select({ event: invitingColumns, group: { timeZone, replyDays, takesLateYes }, before })
    .from(events)
    .innerJoin(groups, eq(groups.groupId, groupId))
    .where(isEvent(groupId, id))
    .for('no key update', { of: events })
  if (found === undefined) throw new ApiError('not_found')
  return found
}

function isEvent(groupId: string, id: string): SQL | undefined {
  return and(eq(events.groupId, groupId), eq(events.id, id), isNull(events.deletedAt))
}

type Start = Pick<EventRow, 'startDate' | 'startsAt'>

/** The day, in the group's zone, on which the event begins: it decides who is active or away. */
export const dayOfEvent = ({ startDate, startsAt }: Start, timeZone: string): string =>
  startDate ?? todayIn(timeZone, startsAt)

/** The first and last day of the events, listed later days too; both empty where there are none. */
export function spanOf(
  events: (Start & Pick<EventRow, 'days'>)[],
  { timeZone }: Pick<InvitingGroup, 'timeZone'>,
): { from: string; to: string } {
  const days = events
    .flatMap((event) => {
      const first = dayOfEvent(event, timeZone)
      return [first, ...(event.days ?? []).map(({ day }) => addDays(first, day))]
    })
    .toSorted()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

/** The deadline for answers: by the event's own `replyDays`, or else the group's. */
export function deadlineOf(
  event: Start & Pick<EventRow, 'replyDays'>,
  { timeZone, replyDays: usual }: InvitingGroup,
): Date {
  const days = event.replyDays ?? usual
  return replyDeadline({ day: dayOfEvent(event, timeZone), startsAt: event.startsAt }, days, timeZone)
}

/**
 * Which of a person's own answers are taken of an event that is not over: all until the deadline, or where the group takes late ones until it
 * begins; then a no alone, as somebody who stays away is better known than not. `hasToConfirm`: they answered before the event was moved, and may
 * say until it begins whether that still holds.
 */
export const takenAnswers = (
  event: InvitingEvent,
  group: AnsweringGroup,
  now: Date,
  hasToConfirm = false,
): 'all' | 'no' =>
  now < deadlineOf(event, group) || ((group.takesLateYes || hasToConfirm) && now < event.startsAt) ? 'all' : 'no'

/** Whether the deadline has passed. Compares days, which is far cheaper than `deadlineOf`: it runs for each event of a season. */
export function isPastDeadline(
  event: Start & Pick<EventRow, 'replyDays'>,
  { timeZone, replyDays: usual }: InvitingGroup,
  now: Date,
): boolean {
  const days = event.replyDays ?? usual
  return days === 0 ? event.startsAt <= now : todayIn(timeZone, now) >= addDays(dayOfEvent(event, timeZone), 1 - days)
}

export const isOver = ({ endsAt }: Pick<EventRow, 'endsAt'>, now: Date): boolean => endsAt <= now
