import type { CalendarEvent, EventWrite } from '@contract/calendar'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { ApiError } from '../../../platform/http/errors'
import { writeEvents } from './eventBatches'
import { toEvent } from './eventLookup'
import { withCalendar } from './eventWrites'

// What the polls may use of events.

/** What a poll needs to make the event that comes of it. */
interface PollCalendar {
  tx: Transaction
  timeZone: string
  /** A repeated call is answered with the event as it is stored. */
  addEvent: (event: EventWrite) => Promise<CalendarEvent>
}

/** Runs `work` in one transaction, like every write of events. */
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
