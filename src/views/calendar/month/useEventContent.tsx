import type { EventContentArg } from '@fullcalendar/core'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { createShortTime } from '@/i18n/shortTime'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { CalendarView } from '@/views/calendar/query/viewSpan'
import { useEventHours } from '@/views/calendar/time/useEventHours'
import { sourceOf } from './gridEvents'

/** FullCalendar's `eventContent`. A month says when an event begins (19:30; 7:30p); a week has room for its hours and place. */
export function useEventContent(view: CalendarView): (shown: EventContentArg) => ReactNode {
  const { language } = useTranslation().i18n
  const zone = useGroupZone()
  const hours = useEventHours()
  // Made once: creating a format for each event would be slow.
  const shortTime = useMemo(() => createShortTime(language, zone), [language, zone])

  return useCallback(
    ({ event: { extendedProps }, isStart }) => {
      const event = sourceOf({ extendedProps })
      const isWeek = view === 'week'
      const timeOf = isWeek ? hours : ({ start }: CalendarEvent) => shortTime(start)
      return (
        <EventContent
          event={event}
          // A segment that continues from the week before shows no start.
          time={isStart && !event.allDay ? timeOf(event) : undefined}
          location={isWeek ? event.extendedProps.location : undefined}
        />
      )
    },
    [hours, shortTime, view],
  )
}

interface EventContentProps {
  event: CalendarEvent
  time: string | undefined
  location: string | undefined
}

function EventContent({ event: { title, extendedProps }, time, location }: EventContentProps) {
  const { t } = useTranslation('events')
  const { calendar, status } = extendedProps
  return (
    <span className="event-content">
      <StatusIcon shape={categoryStyles[calendar].shape} />
      <span className="visually-hidden">{t(`categories.${calendar}`)}, </span>
      {time !== undefined && <span className="event-content-time tabular">{`${time} `}</span>}
      <span className="event-content-title">{title}</span>
      {location !== undefined && <span className="event-content-place">{location}</span>}
      {status !== 'scheduled' && <span className="visually-hidden">, {t(`statuses.${status}`)}</span>}
    </span>
  )
}
