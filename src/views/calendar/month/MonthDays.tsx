import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { EventRow } from '@/views/calendar/event/EventRow'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { titleSpan, viewSpan } from '@/views/calendar/query/viewSpan'
import { addDays, daysBetween } from '@contract/days'
import { firstDayOf, lastDayOf } from '@/views/calendar/time/eventDays'
import { eventStateAt, type EventState } from '@/views/calendar/time/eventState'
import { useNow } from '@/shared/dates/useNow'
import './monthDays.scss'

/** More events than this are three dots all the same. */
const DOTS_MAX = 3

interface MonthDaysProps {
  date: string
  today: string
  events: readonly CalendarEvent[]
  firstWeekday: number
  canChange: boolean
  holidaysOn: HolidaysOn
}

/** The month on a phone, where no title has room: a dot for each event, and below it the events of the day that is chosen. */
export function MonthDays({ date, today, events, firstWeekday, canChange, holidaysOn }: MonthDaysProps) {
  const { t } = useTranslation('calendar')
  const locale = useDateLocale()
  const { count } = useFormat()
  const zone = useGroupZone()
  const now = useNow()
  const stateOf = useMemo(() => eventStateAt(now, zone), [now, zone])
  const { weekday, full } = useMemo(() => dayFormats(locale), [locale])
  const days = useMemo(() => {
    const { start, end } = viewSpan('month', date, firstWeekday)
    return Array.from({ length: daysBetween(start, end) }, (_, index) => addDays(start, index))
  }, [date, firstWeekday])
  const eventsOn = useMemo(() => {
    // Once for each event: for each day again, the wall times of a full month would take a phone a quarter of a second.
    const spans = events.map((event) => ({ event, first: firstDayOf(event, zone), last: lastDayOf(event, zone) }))
    const on = (day: string) => spans.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event)
    return new Map(days.map((day) => [day, on(day)]))
  }, [days, events, zone])
  const { start, end } = titleSpan('month', date, firstWeekday)
  const [chosen, setChosen] = useState(date)
  // Another month begins with the day that the address names.
  const day = chosen >= start && chosen < end ? chosen : date
  const ofDay = eventsOn.get(day) ?? []
  const weeks = days.filter((_, index) => index % 7 === 0)

  return (
    <>
      <table className="month-days">
        <thead>
          <tr>
            {days.slice(0, 7).map((one) => (
              <th key={one} scope="col" abbr={weekday.long.format(new Date(one))}>
                {weekday.narrow.format(new Date(one))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week}>
              {days.slice(row * 7, row * 7 + 7).map((one) => {
                const its = eventsOn.get(one) ?? []
                const isOther = one < start || one >= end
                const holidays = holidaysOn(one)
                const spoken = t('month.day', {
                  day: full.format(new Date(one)),
                  count: its.length,
                  shown: count(its.length),
                })
                return (
                  <td key={one}>
                    <button
                      type="button"
                      className={`month-day${isOther ? ' is-other' : ''}${one === today ? ' is-today' : ''}${holidays.length > 0 ? ' is-holiday' : ''}`}
                      aria-pressed={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      aria-label={[spoken, ...holidays].join(', ')}
                      disabled={isOther}
                      onClick={() => setChosen(one)}
                    >
                      <span className="month-day-number tabular">{Number(one.slice(8))}</span>
                      <span className="month-day-dots">
                        {its.slice(0, DOTS_MAX).map((event) => (
                          <span key={`${event.id} ${event.start}`} className={dotClass(event, stateOf(event))}>
                            <StatusIcon shape={categoryStyles[event.extendedProps.calendar].shape} />
                          </span>
                        ))}
                        {its.length > DOTS_MAX && <span className="month-day-more">+</span>}
                      </span>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <section className="month-day-list" aria-live="polite" aria-labelledby="month-day-title">
        <h3 id="month-day-title">
          <time dateTime={day}>{full.format(new Date(day))}</time>
          {day === today && <span className="badge">{t('today')}</span>}
        </h3>
        {holidaysOn(day).length > 0 && <p className="muted">{holidaysOn(day).join(', ')}</p>}
        {ofDay.length > 0 ? (
          <ul className="event-day-rows">
            {ofDay.map((event) => (
              <EventRow key={`${event.id} ${event.start}`} event={event} />
            ))}
          </ul>
        ) : (
          <p className="muted">{t('month.none')}</p>
        )}
        {canChange && (
          <Button size="sm" to={`${paths.newEvent}?start=${day}`}>
            {t('month.add')}
          </Button>
        )}
      </section>
    </>
  )
}

function dotClass({ extendedProps }: CalendarEvent, state: EventState): string {
  return `month-day-dot tone-${categoryStyles[extendedProps.calendar].tone} is-${state}`
}

function dayFormats(locale: string) {
  const options = { timeZone: 'UTC' } as const
  return {
    weekday: {
      narrow: new Intl.DateTimeFormat(locale, { ...options, weekday: 'narrow' }),
      long: new Intl.DateTimeFormat(locale, { ...options, weekday: 'long' }),
    },
    full: new Intl.DateTimeFormat(locale, { ...options, weekday: 'long', day: 'numeric', month: 'long' }),
  }
}
