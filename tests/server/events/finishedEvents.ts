import { eq, sql } from 'drizzle-orm'
import type { CalendarEvent } from '@contract/calendar'
import { events } from '../../../server/platform/db/schema/events'
import type { TestServer } from '../support/harness'

/** The event as finishing leaves it, without the call that finishes: that one has its own tests. */
export async function finishedAs({ db }: TestServer, event: CalendarEvent): Promise<CalendarEvent> {
  const version = event.version + 1
  await db
    .update(events)
    .set({ status: 'finished', version, finishedAt: sql`now()`, finishedBy: 'Ana' })
    .where(eq(events.id, event.id))
  return { ...event, version, extendedProps: { ...event.extendedProps, status: 'finished' } }
}
