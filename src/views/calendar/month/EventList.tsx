import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { useOnVisible } from '@/@core/hooks/useOnVisible'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useFormat } from '@/shared/dates/useFormat'
import { EventRow } from '@/views/calendar/event/EventRow'
import { addDays } from '@contract/days'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { firstDayOf, lastDayOf } from '@/views/calendar/time/eventDays'
import { useGroupZone } from '@/shared/dates/useGroupZone'

interface EventListProps {
  /** By start; undefined before they are known. */
  events: readonly CalendarEvent[] | undefined
  today: string
  /** Reads the months that follow; absent while they are read, and at the end. */
  readOn: (() => void) | undefined
  /** The day after the last of which all events are here. */
  end: string
  holidaysOn: HolidaysOn
}

/** The events day by day, for narrow screens and for reading. */
export function EventList({ events, today, readOn, end, holidaysOn }: EventListProps) {
  const { t } = useTranslation('calendar')
  const locale = useDateLocale()
  const zone = useGroupZone()
  const { count } = useFormat()
  const [isUnfolded, setUnfolded] = useState(false)
  const days = useMemo(() => groupByDay(events ?? [], zone), [events, zone])
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    [locale],
  )

  const monthFormat = useMemo(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    [locale],
  )
  const foot = useOnVisible<HTMLParagraphElement>(useCallback(() => readOn?.(), [readOn]))

  if (!events) return <TableSkeleton />
  const earlier = days.filter(
    ([day, itsEvents]) => day < today && itsEvents.every((event) => lastDayOf(event, zone) < today),
  )
  // In the current month, past days are collapsed; a past month shows all its days.
  const isFolding = earlier.length > 0 && earlier.length < days.length
  const shown = isFolding && !isUnfolded ? days.filter((day) => !earlier.includes(day)) : days
  return (
    <>
      {isFolding && (
        <div className="event-earlier">
          <Button size="sm" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {t(isUnfolded ? 'list.hideEarlier' : 'list.showEarlier', { shown: count(earlier.length) })}
          </Button>
        </div>
      )}
      <ol className="event-days">
        {shown.map(([day, itsEvents], index) => (
          <li key={day} className={`event-day${day < today ? ' is-past' : ''}`}>
            {index > 0 && day.slice(0, 7) !== shown[index - 1]?.[0].slice(0, 7) && (
              <p className="event-month">{monthFormat.format(new Date(day))}</p>
            )}
            <h3>
              <time dateTime={day}>{format.format(new Date(day))}</time>
              {day === today && <span className="badge">{t('today')}</span>}
              {holidaysOn(day).length > 0 && <small className="muted">{holidaysOn(day).join(', ')}</small>}
            </h3>
            <ul>
              {itsEvents.map((event) => (
                <EventRow key={`${event.id} ${event.start}`} event={event} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p ref={foot} className="event-foot muted">
        {days.length > 0 && t('list.until', { month: monthFormat.format(new Date(addDays(end, -1))) })}
      </p>
    </>
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
