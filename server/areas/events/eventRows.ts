import { isDeepStrictEqual } from 'node:util'
import type { CalendarEvent, EventTimes, EventWrite } from '@contract/calendar'
import { momentOf } from '../../platform/time/groupTime'
import { events } from '../../platform/db/schema/events'

export const eventColumns = {
  id: events.id,
  title: events.title,
  calendar: events.calendar,
  status: events.status,
  allDay: events.allDay,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  startDate: events.startDate,
  endDate: events.endDate,
  url: events.url,
  location: events.location,
  description: events.description,
  programme: events.programme,
  seriesId: events.seriesId,
  version: events.version,
}

export type EventRow = Pick<typeof events.$inferSelect, keyof typeof eventColumns>

export type Times = Pick<EventRow, 'allDay' | 'startsAt' | 'endsAt' | 'startDate' | 'endDate'>

/** What a write sets: the series is the server's to give, and stays. */
export type EventContent = Omit<EventRow, 'version' | 'seriesId'>

/** All columns that a write sets, the absent ones too: a replace takes away what it does not name. */
export function toRow(event: EventWrite, timeZone: string): EventContent {
  const { id, title, start, end, allDay, url, extendedProps } = event
  const { calendar, status, location, description, programme } = extendedProps
  return {
    // As the database writes it, for comparing.
    id: id.toLowerCase(),
    title,
    calendar,
    status,
    allDay,
    startsAt: momentOf(start, timeZone),
    endsAt: momentOf(end, timeZone),
    startDate: allDay ? start : null,
    endDate: allDay ? end : null,
    url: url ?? null,
    location: location ?? null,
    description: description ?? null,
    // No pieces, no programme.
    programme: programme === undefined || programme.length === 0 ? null : programme,
  }
}

/** When it is, as the wire has it. */
export function timesOf({ allDay, startsAt, endsAt, startDate, endDate }: Times): EventTimes {
  return { start: startDate ?? startsAt.toISOString(), end: endDate ?? endsAt.toISOString(), allDay }
}

export function toEvent(row: EventRow): CalendarEvent {
  const { id, title, calendar, status, url, version } = row
  const { location, description, programme, seriesId } = row
  return {
    id,
    title,
    ...timesOf(row),
    ...(url !== null && { url }),
    extendedProps: {
      calendar,
      status,
      ...(location !== null && { location }),
      ...(description !== null && { description }),
      ...(programme !== null && { programme }),
      ...(seriesId !== null && { seriesId }),
    },
    version,
  }
}

function contentOf({ version: _version, ...row }: EventRow): unknown {
  return toEvent({ ...row, seriesId: null, version: 1 })
}

/** Whether a write says of its event word for word what is stored. Its series is checked apart. */
export function isUnchanged(stored: EventRow, wanted: EventContent): boolean {
  return isDeepStrictEqual(contentOf(stored), contentOf({ ...wanted, seriesId: null, version: 1 }))
}
