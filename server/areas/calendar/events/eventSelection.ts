import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { EVENT_DAYS_MAX } from '@contract/eventSpan'
import type { EventCalendar } from '@contract/calendar'
import { events } from '../../../platform/db/schema/calendar/events'
import { isVisibleTo } from './eventViewer'
import type { EventViewer } from './eventViewer'

/**
 * An event that began earlier is over, so the index is read no further back, however long the history. Two days are added
 * for changes of clocks.
 */
const LONGEST_MS = (EVENT_DAYS_MAX + 2) * 86_400_000

export interface EventSpan {
  calendars?: EventCalendar[] | undefined
  /** Only events that end after this moment. */
  start?: Date | undefined
  /** Only events that begin before this moment. */
  end?: Date | undefined
  seriesId?: string | undefined
  /** Absent: the product itself, which may see all. */
  viewer?: EventViewer | undefined
}

/** The condition for events of the group that are not removed and touch the span. */
export function selectedEvents(
  groupId: string,
  { calendars, start, end, seriesId, viewer = 'everything' }: EventSpan = {},
): SQL | undefined {
  return and(
    eq(events.groupId, groupId),
    isNull(events.deletedAt),
    start && gt(events.endsAt, start),
    start && gt(events.startsAt, new Date(start.getTime() - LONGEST_MS)),
    end && lt(events.startsAt, end),
    calendars && inArray(events.calendar, calendars),
    seriesId === undefined ? undefined : eq(events.seriesId, seriesId),
    isVisibleTo(viewer),
  )
}

export const byStart = [asc(events.startsAt), asc(events.id)]
