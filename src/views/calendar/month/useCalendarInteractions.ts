import type { CalendarOptions } from '@fullcalendar/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/configs/paths'
import type { DaySpan } from '@/views/calendar/query/viewSpan'
import { addDays, daysBetween } from '@/views/calendar/time/days'
import { shiftDays } from '@/views/calendar/time/eventDays'
import { sourceOf } from './gridEvents'
import type { EventMoveState } from '@/views/calendar/changes/useEventMove'
import { useGroupZone } from '@/shared/dates/useGroupZone'

type CalendarInteractions = Pick<
  CalendarOptions,
  'dateClick' | 'select' | 'eventClick' | 'eventDrop' | 'eventResize' | 'moreLinkClick'
>

interface InteractionOptions {
  canChange: boolean
  move: EventMoveState['move']
  onSelectDays: (days: DaySpan) => void
  onShowDay: (day: string) => void
}

/** Neither 'popover' nor the name of a view: FullCalendar then does nothing more, which its types do not allow for. */
const NO_POPOVER = {} as unknown as string

/** FullCalendar's pointer callbacks. Memoised, since it redraws everything when a callback changes. */
export function useCalendarInteractions({
  canChange,
  move,
  onSelectDays,
  onShowDay,
}: InteractionOptions): CalendarInteractions {
  const navigate = useNavigate()
  const zone = useGroupZone()
  return useMemo<CalendarInteractions>(
    () => ({
      dateClick: ({ dateStr }) => {
        if (canChange) onSelectDays({ start: dateStr, end: addDays(dateStr, 1) })
      },
      select: ({ startStr, endStr }) => onSelectDays({ start: startStr, end: endStr }),
      eventClick: ({ event, jsEvent }) => {
        // Left to the browser: it opens the link in a new tab.
        if (jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey) return
        jsEvent.preventDefault()
        void navigate(paths.event(event.id))
      },
      eventDrop: ({ event, oldEvent, revert }) => {
        const source = sourceOf(oldEvent)
        const days = daysBetween(oldEvent.startStr.slice(0, 10), event.startStr.slice(0, 10))
        void move({ event: source, times: shiftDays(source, days, zone), revert })
      },
      eventResize: ({ event, oldEvent, endDelta, revert }) => {
        const source = sourceOf(oldEvent)
        // In a month only all-day events can be resized.
        if (!event.allDay) return revert()
        const times = { start: source.start, end: addDays(source.end, endDelta.days), allDay: true }
        void move({ event: source, times, revert, isResize: true })
      },
      moreLinkClick: ({ date, jsEvent }) => {
        jsEvent.preventDefault()
        onShowDay(date.toISOString().slice(0, 10))
        return NO_POPOVER
      },
    }),
    [canChange, move, navigate, onShowDay, onSelectDays, zone],
  )
}
