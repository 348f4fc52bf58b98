import type { CalendarEvent } from '@contract/calendar'
import type { TestServer } from '../../support/harness'

/** The event as finishing leaves it, without the call that finishes: that one has its own tests. */
export async function finishedAs({ pool }: TestServer, event: CalendarEvent): Promise<CalendarEvent> {
  const version = event.version + 1
  await pool.query(
    `update events set status = 'finished', version = $2, finished_at = now(), finished_by = 'Ana' where id = $1`,
    [event.id, version],
  )
  return { ...event, version, extendedProps: { ...event.extendedProps, status: 'finished' } }
}
