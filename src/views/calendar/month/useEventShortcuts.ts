import { useCallback, type KeyboardEvent } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { useAppStore } from '@/redux/hooks'
import { addDays } from '@contract/days'
import { shiftDays, type EventTimes } from '@/views/calendar/time/eventDays'
import { focusEvent } from '@/views/calendar/changes/focusEvent'
import type { CalendarView } from '@/views/calendar/query/viewSpan'
import type { EventMoveState } from '@/views/calendar/changes/useEventMove'
import { useGroupZone } from '@/shared/dates/useGroupZone'

const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
/** In a week up and down are hours. */
const minutes: Record<string, number> = { ArrowUp: -30, ArrowDown: 30 }

function later(instant: string, by: number): string {
  return new Date(Date.parse(instant) + by * 60_000).toISOString()
}

/** An all-day event made a day longer or shorter, in a week any other by half an hour; a month resizes no others. */
function resized({ start, end, allDay }: EventTimes, key: string, isWeek: boolean): EventTimes | undefined {
  const by = key === '+' ? 1 : key === '-' ? -1 : 0
  const newEnd = allDay ? addDays(end, by) : isWeek ? later(end, by * 30) : end
  return newEnd === end || newEnd <= start ? undefined : { start, end: newEnd, allDay }
}

/** Moved by an arrow key; right to left, the next day is on the left. */
function moved(
  event: EventTimes,
  key: string,
  isWeek: boolean,
  isMirrored: boolean,
  zone: string,
): EventTimes | undefined {
  const by = isWeek && !event.allDay ? minutes[key] : undefined
  if (by !== undefined) return { start: later(event.start, by), end: later(event.end, by), allDay: false }
  const step = days[key]
  return step === undefined ? undefined : shiftDays(event, isMirrored && Math.abs(step) === 1 ? -step : step, zone)
}

/**
 * The keys of an event that has the focus: Shift with an arrow moves it by a day or a week, in the week's hours up and down by half
 * an hour; plus and minus make it longer and shorter, M asks where to.
 */
export function useEventShortcuts(
  events: readonly CalendarEvent[] | undefined,
  view: CalendarView,
  moving: EventMoveState | null,
) {
  const store = useAppStore()
  const zone = useGroupZone()
  return useCallback(
    (pressed: KeyboardEvent<HTMLElement>) => {
      const isPlain = !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey
      const link = pressed.target instanceof Element ? pressed.target.closest('a.grid-event') : null
      const id = link?.getAttribute('href')?.split('/').at(-1)
      const event = events?.find((known) => known.id === id)
      if (!moving || !event || !isPlain || event.extendedProps.status !== 'scheduled') return
      // A day of an event is moved with the whole of it.
      if (event.extendedProps.days) return

      const isWeek = view === 'week'
      const isMirrored = getComputedStyle(pressed.currentTarget).direction === 'rtl'
      const target = pressed.shiftKey ? moved(event, pressed.key, isWeek, isMirrored, zone) : undefined
      if (target) {
        pressed.preventDefault()
        void moving.move({ event, times: target }).then(() => focusEvent(store, event.id))
        return
      }
      const times = resized(event, pressed.key, isWeek)
      if (times) {
        pressed.preventDefault()
        void moving.move({ event, times, isResize: true }).then(() => focusEvent(store, event.id))
      } else if (!pressed.shiftKey && pressed.key.toLowerCase() === 'm') {
        pressed.preventDefault()
        moving.openDialog(event)
      }
    },
    [events, moving, store, view, zone],
  )
}
