import type { CalendarEvent, EventWrite } from '@contract/calendar'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { ApiError } from '../../../platform/http/errors'
import { writeEvents } from './eventBatches'
import { toEvent } from './eventLookup'
import { withCalendar } from './eventWrites'

// What answers to polls have of events, and nobody else (tests/house/serverAreas.test.ts).

/** What a poll needs to make the event that comes of it. */
export interface PollCalendar {
  tx: Transaction
  timeZone: string
  /** Sent again, the same event is answered as it is stored. */
  addEvent: (event: EventWrite) => Promise<CalendarEvent>
}

/** In one transaction, as every write of the calendar. */
export function withPollCalendar<T>(
  db: Database,
  actor: Actor,
  work: (calendar: PollCalendar) => Promise<T>,
): Promise<T> {
  return withCalendar(db, actor, (calendar) =>
    work({
      tx: calendar.tx,
      timeZone: calendar.timeZone,
      addEvent: async (event) => {
        const { stored } = await writeEvents(calendar, [event], () => 'event')
        const [row] = stored
        if (row === undefined) throw new ApiError('not_found')
        return toEvent(row)
      },
    }),
  )
}
