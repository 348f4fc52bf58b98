import { useMemo } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import { addDays, daysBetween, firstOfMonth } from '@contract/days'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { usePrinting } from '@/@core/hooks/usePrinting'
import { categoryStyles } from '@/configs/categoryStyles'
import { createShortTime } from '@/i18n/shortTime'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { viewSpan } from '@/views/calendar/query/viewSpan'
import { firstDayOf, isOnDay } from '@/views/calendar/time/eventDays'
import './monthPrint.scss'

interface MonthPrintProps {
  date: string
  events: readonly CalendarEvent[]
  firstWeekday: number
  holidaysOn: HolidaysOn
}

/** The month on paper, with all events of each day: weeks are as high as their fullest day. Drawn for the printer alone. */
export function MonthPrint(props: MonthPrintProps) {
  return usePrinting() ? <PrintTable {...props} /> : null
}

function PrintTable({ date, events, firstWeekday, holidaysOn }: MonthPrintProps) {
  const locale = useDateLocale()
  const zone = useGroupZone()
  const shortTime = useMemo(() => createShortTime(locale, zone), [locale, zone])
  const weekday = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }), [locale])
  const { start, end } = viewSpan('month', date, firstWeekday)
  const days = Array.from({ length: daysBetween(start, end) }, (_, at) => addDays(start, at))
  const weeks = days.filter((_, at) => at % 7 === 0)
  return (
    <table className="month-print">
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((first) => (
          <tr key={first}>
            {days.slice(days.indexOf(first), days.indexOf(first) + 7).map((day) => (
              <td key={day} className={firstOfMonth(day) === firstOfMonth(date) ? undefined : 'is-other'}>
                <span className="month-print-day tabular">{Number(day.slice(8))}</span>
                {holidaysOn(day).length > 0 && <small>{holidaysOn(day).join(', ')}</small>}
                {events
                  .filter((event) => isOnDay(event, day, zone))
                  .map((event) => (
                    <p
                      key={`${event.id} ${event.start}`}
                      className={event.extendedProps.status === 'cancelled' ? 'is-cancelled' : undefined}
                    >
                      <StatusIcon shape={categoryStyles[event.extendedProps.calendar].shape} />{' '}
                      {!event.allDay && firstDayOf(event, zone) === day && (
                        <span className="tabular">{shortTime(event.start)} </span>
                      )}
                      <b>{event.title}</b>
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
