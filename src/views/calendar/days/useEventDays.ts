import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { dayTimes, type EventDay } from '@contract/eventDays'
import { toInstant } from '@/i18n/zonedTime'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { firstDayOf, type EventTimes } from '@/views/calendar/time/eventDays'
import { useEventHours } from '@/views/calendar/time/useEventHours'

/** A day of an event, as it is shown. */
export interface ShownDay {
  day: number
  times: EventTimes
  /** In full, with its year. */
  date: string
  hours: string
  /** Its title, or else what it is for; empty: nothing was said. */
  what: string
  location: string | undefined
}

type DatedEvent = Pick<CalendarEvent, 'start' | 'end' | 'allDay'> & {
  extendedProps: Pick<CalendarEvent['extendedProps'], 'days'>
}

/** When a day of the event is, in instants or whole days. */
export function timesOfDay(event: EventTimes, day: EventDay, zone: string): EventTimes {
  const { start, end, allDay } = dayTimes(firstDayOf(event, zone), day)
  return allDay ? { start, end, allDay } : { start: toInstant(start, zone), end: toInstant(end, zone), allDay }
}

/** Returns the days of an event as they are shown; none of an event that has none of its own. */
export function useEventDays(): (event: DatedEvent) => ShownDay[] {
  const { t } = useTranslation('events')
  const zone = useGroupZone()
  const { dayInFull } = useEventWhen()
  const hours = useEventHours()
  return useCallback(
    (event) =>
      (event.extendedProps.days ?? []).map((day) => {
        const times = timesOfDay(event, day, zone)
        const what = day.title ?? (day.kind && day.kind !== 'other' ? t(`days.kinds.${day.kind}`) : '')
        return { day: day.day, times, date: dayInFull(times), hours: hours(times), what, location: day.location }
      }),
    [t, zone, dayInFull, hours],
  )
}
