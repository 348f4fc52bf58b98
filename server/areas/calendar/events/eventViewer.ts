import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Role } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { can } from '../../../platform/auth/abilities'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { users } from '../../../platform/db/schema/users'

/**
 * Who reads the calendar. Somebody who may not read members does not see events that invite chosen members, unless they are
 * one of them, and of the chosen sees themselves alone. `memberId`: of the member to whom the account is tied, or null. `published`:
 * all but drafts and leaders' notes, which are for who manages events.
 */
export type EventViewer = 'everything' | 'published' | { memberId: string | null }

export type CalendarReader = { groupId: string; userId: string; role: Role }

export async function findEventViewer(db: Database, { groupId, userId, role }: CalendarReader): Promise<EventViewer> {
  if (can(role, 'manage', 'Event')) return 'everything'
  if (can(role, 'read', 'Member')) return 'published'
  const [user] = await db
    .select({ memberId: users.memberId })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  return { memberId: user?.memberId ?? null }
}

/** The condition for events that members may know of. */
export const isNoDraft = sql`${events.planning} is distinct from 'draft'`

/** The condition for events that the viewer may see; undefined: all. */
export function isVisibleTo(viewer: EventViewer): SQL | undefined {
  if (viewer === 'everything') return undefined
  if (viewer === 'published') return isNoDraft
  const own = viewer.memberId === null ? [] : [viewer.memberId]
  const names = sql`${events.asks} -> 'memberIds' @> ${JSON.stringify(own)}::jsonb`
  const isOfChosen = sql`coalesce(${events.asks} ->> 'who' = 'members', false)`
  return and(isNoDraft, own.length === 0 ? sql`not ${isOfChosen}` : sql`(not ${isOfChosen} or ${names})`)
}

/** The event as the viewer may see it: without the leaders' notes, and of the chosen members, themselves alone. */
export function shownTo(viewer: EventViewer, event: CalendarEvent): CalendarEvent {
  if (viewer === 'everything') return event
  const { leaderNotes: _notes, ...shown } = event.extendedProps
  const { asks } = shown
  if (viewer === 'published' || viewer.memberId === null || asks?.memberIds === undefined)
    return { ...event, extendedProps: shown }
  return { ...event, extendedProps: { ...shown, asks: { ...asks, memberIds: [viewer.memberId] } } }
}

/** Whether the reader's calendar has the event; an unknown one is in nobody's. */
export async function isVisibleEvent(db: Database, reader: CalendarReader, id: string): Promise<boolean> {
  const { groupId } = reader
  const viewer = await findEventViewer(db, reader)
  const [found] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, id), isNull(events.deletedAt), isVisibleTo(viewer)))
  return found !== undefined
}
