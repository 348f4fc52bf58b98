import { and, gte, lt, ne } from 'drizzle-orm'
import { EVENTS_MAX } from '@contract/eventBatches'
import type { SeasonCopy, SeasonCopyPreview } from '@contract/seasonCopy'
import { startOfDay } from '../../platform/time/groupTime'
import { copySeason } from './seasonCopy'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { ApiError } from '../../platform/http/errors'
import { eventColumns } from './eventLookup'
import { byStart, selectedEvents } from './eventSelection'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { addDays } from '../../platform/time/days'

export function eventCopyRepository(db: Database) {
  return {
    /** Nothing is stored. Events that begin in the span are of it. */
    async preview(groupId: string, copy: SeasonCopy): Promise<SeasonCopyPreview> {
      const timeZone = await findTimeZone(db, groupId)
      const { from, to, calendars } = copy
      if (calendars?.length === 0) return { events: [], leftOut: 0 }
      const rows = await db
        .select(eventColumns)
        .from(events)
        .where(
          and(
            selectedEvents(groupId, { calendars }),
            gte(events.startsAt, startOfDay(from, timeZone)),
            lt(events.startsAt, startOfDay(addDays(to, 1), timeZone)),
            ne(events.status, 'cancelled'),
          ),
        )
        .orderBy(...byStart)
        .limit(EVENTS_MAX + 1)
      if (rows.length > EVENTS_MAX) throw new ApiError('invalid', { fields: { 'copy.to': `too_long:${EVENTS_MAX}` } })
      return copySeason(rows, copy, timeZone)
    },
  }
}
