import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { EventRow } from './EventRow'
import { firstDayOf } from './eventDays'
import { useGroupZone } from './useGroupZone'

interface EventListProps {
  /** By start; undefined before they are known. */
  events: readonly CalendarEvent[] | undefined
  today: string
}

/** The events day by day, for narrow screens and for reading. */
export function EventList({ events, today }: EventListProps) {
  const { t, i18n } = useTranslation('calendar')
  const zone = useGroupZone()
  const days = useMemo(() => groupByDay(events ?? [], zone), [events, zone])
  const format = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    [i18n.language],
  )

  if (!events) return <TableSkeleton />
  return (
    <ol className="event-days">
      {days.map(([day, itsEvents]) => (
        <li key={day} className={`event-day${day < today ? ' is-past' : ''}`}>
          <h3>
            <time dateTime={day}>{format.format(new Date(day))}</time>
            {day === today && <span className="badge">{t('today')}</span>}
          </h3>
          <ul>
            {itsEvents.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function groupByDay(events: readonly CalendarEvent[], zone: string): [string, CalendarEvent[]][] {
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const day = firstDayOf(event, zone)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1))
}
