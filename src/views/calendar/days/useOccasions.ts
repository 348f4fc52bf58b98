import { useMemo } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { firstDayOf } from '@/views/calendar/time/eventDays'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useEventDays } from './useEventDays'

interface Span {
  /** The first day. */
  start: string
  /** The day after the last one. */
  end: string
}

/**
 * The events as a calendar draws them, by start: one with days of its own as each of those that are in the span, with its times and place; all
 * have the event's id.
 */
export function useOccasions(events: readonly CalendarEvent[] | undefined, { start, end }: Span) {
  const zone = useGroupZone()
  const daysOf = useEventDays()
  return useMemo(() => {
    if (!events?.some(({ extendedProps }) => extendedProps.days)) return events
    return events
      .flatMap((event) => {
        if (!event.extendedProps.days) return event
        return daysOf(event)
          .filter(({ times }) => firstDayOf(times, zone) >= start && firstDayOf(times, zone) < end)
          .map(({ times, what, location }) => ({
            ...event,
            ...times,
            title: what === '' ? event.title : `${event.title}: ${what}`,
            extendedProps: { ...event.extendedProps, ...(location !== undefined && { location }) },
          }))
      })
      .toSorted((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)))
  }, [events, daysOf, zone, start, end])
}
