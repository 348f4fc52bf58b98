import type { EventContentArg } from '@fullcalendar/core'
import { useCallback, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarView } from '@/views/calendar/query/calendarSpan'
import { sourceOf } from './gridEvents'
import { useEventTime } from './useEventTime'
import { useEventHours } from '@/views/calendar/time/useEventHours'

interface Chips {
  /** For EventChips. */
  templates: RefObject<HTMLDivElement | null>
  /** What stands on an event, for FullCalendar to ask for. */
  showChip: (arg: EventContentArg) => { domNodes: Node[] }
}

export function useEventContent(view: CalendarView): Chips {
  const { t } = useTranslation('events')
  const chipTime = useEventTime()
  const hours = useEventHours()
  const templates = useRef<HTMLDivElement>(null)

  const showChip = useCallback(
    ({ event, isStart }: EventContentArg) => {
      const source = sourceOf(event)
      const { calendar, status, location } = source.extendedProps
      const isRoomy = view === 'week'
      const time = isRoomy && !source.allDay ? hours(source) : chipTime(source)
      const chip = templates.current?.querySelector(`[data-calendar="${calendar}"]`)?.cloneNode(true)
      if (!(chip instanceof Element)) return { domNodes: [] }
      fill(chip, 'chip-time', isStart && time !== undefined ? `${time} ` : undefined)
      fill(chip, 'chip-title', source.title)
      fill(chip, 'chip-place', isRoomy ? location : undefined)
      fill(chip, 'chip-status', status === 'scheduled' ? undefined : `, ${t(`statuses.${status}`)}`)
      return { domNodes: [chip] }
    },
    [chipTime, hours, t, view],
  )
  return { templates, showChip }
}

/** Writes the text where it belongs; what has none is not there. */
function fill(chip: Element, part: string, text: string | undefined): void {
  const place = chip.querySelector(`.${part}`)
  if (text === undefined) place?.remove()
  else if (place) place.textContent = text
}
