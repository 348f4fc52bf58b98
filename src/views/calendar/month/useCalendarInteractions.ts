import type { CalendarOptions, EventApi } from '@fullcalendar/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { toInstant } from '@/i18n/zonedTime'
import { addDays } from '@contract/days'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { sourceOf } from './gridEvents'
import type { EventMoveState } from '@/views/calendar/changes/useEventMove'
import { useGroupZone } from '@/shared/dates/useGroupZone'

type CalendarInteractions = Pick<
  CalendarOptions,
  'dateClick' | 'select' | 'eventClick' | 'eventDrop' | 'eventResize' | 'moreLinkClick'
>

/** When a new event is wanted: days, both included, and in a week hours (`19:30`). */
export interface NewEventTimes {
  start: string
  end?: string
  from?: string
  to?: string
}

interface InteractionOptions {
  canChange: boolean
  move: EventMoveState['move']
  onSelectTimes: (times: NewEventTimes) => void
  onShowDay: (day: string) => void
}

/** Neither 'popover' nor the name of a view: FullCalendar then does nothing more, which its types do not allow for. */
const NO_POPOVER = {} as unknown as string

const MONTH_VIEW = 'dayGridMonth'

/** Of a time that FullCalendar writes: `2027-03-16T19:30:00Z`, which is the group's wall clock (gridEvents.ts). */
const hourOf = (wallTime: string) => wallTime.slice(11, 16)

/** When an event is that was pulled to another place. */
function timesOf({ startStr, endStr, allDay }: EventApi, zone: string): EventTimes {
  const first = startStr.slice(0, 10)
  if (allDay) return { start: first, end: endStr.slice(0, 10) || addDays(first, 1), allDay }
  return { start: toInstant(startStr.slice(0, 16), zone), end: toInstant(endStr.slice(0, 16), zone), allDay }
}

/** FullCalendar's pointer callbacks. Memoised, since it redraws everything when a callback changes. */
export function useCalendarInteractions({
  canChange,
  move,
  onSelectTimes,
  onShowDay,
}: InteractionOptions): CalendarInteractions {
  const navigate = useNavigate()
  const zone = useGroupZone()
  return useMemo<CalendarInteractions>(
    () => ({
      dateClick: ({ dateStr, allDay, jsEvent }) => {
        // The second click of a double one may have been meant for the dialog that the first one closed.
        if (canChange && jsEvent.detail < 2)
          onSelectTimes(allDay ? { start: dateStr } : { start: dateStr.slice(0, 10), from: hourOf(dateStr) })
      },
      select: ({ startStr, endStr, allDay }) =>
        onSelectTimes(
          allDay
            ? { start: startStr, end: addDays(endStr, -1) }
            : { start: startStr.slice(0, 10), from: hourOf(startStr), end: endStr.slice(0, 10), to: hourOf(endStr) },
        ),
      eventClick: ({ event, jsEvent }) => {
        // Left to the browser: it opens the link in a new tab.
        if (jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey) return
        jsEvent.preventDefault()
        void navigate(paths.event(event.id))
      },
      eventDrop: ({ event, oldEvent, revert }) =>
        void move({ event: sourceOf(oldEvent), times: timesOf(event, zone), revert }),
      eventResize: ({ event, oldEvent, revert, view }) => {
        // In a month only all-day events can be resized.
        if (!event.allDay && view.type === MONTH_VIEW) return revert()
        void move({ event: sourceOf(oldEvent), times: timesOf(event, zone), revert, isResize: true })
      },
      moreLinkClick: ({ date, jsEvent }) => {
        jsEvent.preventDefault()
        onShowDay(date.toISOString().slice(0, 10))
        return NO_POPOVER
      },
    }),
    [canChange, move, navigate, onShowDay, onSelectTimes, zone],
  )
}
