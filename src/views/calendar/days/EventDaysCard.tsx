import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { selectRoster } from '@/redux/calendar/roster'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { ReadinessNote } from '@/shared/readiness/ReadinessNote'
import { useEventDays } from './useEventDays'
import './eventDays.scss'

/** What each day of a tour or a weekend is: when, what and where. */
export function EventDaysCard({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('events')
  const days = useEventDays()(event)
  const { roster, eventId } = useAppSelector(selectRoster)
  const { count } = useFormat()
  if (days.length === 0) return null
  function comingOn(day: number) {
    const found = eventId === event.id ? roster?.days?.find((one) => one.day === day) : undefined
    if (!found) return null
    return (
      <span className="cluster event-day-coming">
        {t('days.coming', { count: found.yes, shown: count(found.yes) })}
        <ReadinessNote readiness={found.light ?? undefined} />
      </span>
    )
  }
  return (
    <Card tag="section" aria-labelledby="event-days-title">
      <h2 id="event-days-title">{t('days.title')}</h2>
      <ol className="event-day-plan">
        {days.map(({ day, date, hours, what, location }) => (
          <li key={day}>
            <strong>{date}</strong>
            <span className="tabular">{hours}</span>
            <span>
              {[what, location].filter(Boolean).join(' · ')}
              {comingOn(day)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
