import type { EventContentArg } from '@fullcalendar/core'
import { Check } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { createShortTime } from '@/i18n/shortTime'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { CalendarView } from '@/views/calendar/query/viewSpan'
import { useEventHours } from '@/views/calendar/time/useEventHours'
import type { EventState } from '@/views/calendar/time/eventState'
import { sourceOf, stateOf } from './gridEvents'

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
          state={stateOf({ extendedProps })}
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
  state: EventState
  time: string | undefined
  location: string | undefined
}

function EventContent({ event: { title, extendedProps }, state, time, location }: EventContentProps) {
  const { t } = useTranslation('events')
  const { calendar } = extendedProps
  return (
    <span className="event-content">
      {state === 'finished' ? (
        <Check size={12} strokeWidth={3} aria-hidden />
      ) : (
        <StatusIcon shape={categoryStyles[calendar].shape} />
      )}
      <span className="visually-hidden">{t(`categories.${calendar}`)}, </span>
      {time !== undefined && <span className="event-content-time tabular">{`${time} `}</span>}
      <span className="event-content-title">{title}</span>
      {location !== undefined && <span className="event-content-place">{location}</span>}
      {state !== 'coming' && (
        <span className="visually-hidden">, {state === 'owed' ? t('owed') : t(`statuses.${state}`)}</span>
      )}
    </span>
  )
}
