import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import { selectReadiness } from '@/redux/calendar/readiness'
import { ReadinessNote } from '@/shared/readiness/ReadinessNote'
import { EventStatusNote } from './EventStatusNote'
import { useEventHours } from '@/views/calendar/time/useEventHours'

/** One event in a list of a day. */
export function EventRow({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('events')
  const hours = useEventHours()
  const { calendar, status, location } = event.extendedProps
  const readiness = useAppSelector(selectReadiness)[event.id]
  const { tone, shape } = categoryStyles[calendar]
  return (
    <li className={`event-row tone-${tone} is-${status}`}>
      <span className="event-row-time tabular">{hours(event)}</span>
      <div className="event-row-what">
        <Link to={paths.event(event.id)}>{event.title}</Link>
        <span className="event-row-more">
          <span className="event-row-category">
            <StatusIcon shape={shape} />
            {t(`categories.${calendar}`)}
          </span>
          {location !== undefined && (
            <span className="event-row-place">
              <MapPin size={13} strokeWidth={1.75} aria-hidden />
              {location}
            </span>
          )}
          <EventStatusNote event={event} />
          <ReadinessNote readiness={readiness} />
        </span>
      </div>
    </li>
  )
}
