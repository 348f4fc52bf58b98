import { useCallback, type KeyboardEvent } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { useAppStore } from '@/redux/hooks'
import { addDays } from '@/views/calendar/time/days'
import { shiftDays, type EventTimes } from '@/views/calendar/time/eventDays'
import { focusEvent } from '@/views/calendar/changes/focusEvent'
import type { EventMoveState } from '@/views/calendar/changes/useEventMove'
import { useGroupZone } from '@/shared/dates/useGroupZone'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** An all-day event made a day longer or shorter; a month resizes no others. */
function resized({ start, end, allDay }: EventTimes, key: string): EventTimes | undefined {
  const days = key === '+' ? 1 : key === '-' ? -1 : 0
  const newEnd = allDay ? addDays(end, days) : end
  return newEnd === end || newEnd <= start ? undefined : { start, end: newEnd, allDay }
}

/**
 * The keys of an event that has the focus: Shift with an arrow moves it by a day or a week, plus and minus make it longer and
 * shorter, M asks where to.
 */
export function useEventShortcuts(events: readonly CalendarEvent[] | undefined, moving: EventMoveState | null) {
  const store = useAppStore()
  const zone = useGroupZone()
  return useCallback(
    (pressed: KeyboardEvent<HTMLElement>) => {
      const isPlain = !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey
      const link = pressed.target instanceof Element ? pressed.target.closest('a.grid-event') : null
      const id = link?.getAttribute('href')?.split('/').at(-1)
      const event = events?.find((known) => known.id === id)
      if (!moving || !event || !isPlain || event.extendedProps.status !== 'scheduled') return

      const step = pressed.shiftKey ? steps[pressed.key] : undefined
      if (step !== undefined) {
        pressed.preventDefault()
        // Right to left, the next day is on the left.
        const isMirrored = Math.abs(step) === 1 && getComputedStyle(pressed.currentTarget).direction === 'rtl'
        const times = shiftDays(event, isMirrored ? -step : step, zone)
        void moving.move({ event, times }).then(() => focusEvent(store, event.id))
        return
      }
      const times = resized(event, pressed.key)
      if (times) {
        pressed.preventDefault()
        void moving.move({ event, times, isResize: true }).then(() => focusEvent(store, event.id))
      } else if (!pressed.shiftKey && pressed.key.toLowerCase() === 'm') {
        pressed.preventDefault()
        moving.openDialog(event)
      }
    },
    [events, moving, store, zone],
  )
}
