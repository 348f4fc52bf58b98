import type { EventWrite, SampleEvent } from './sampleEvent'
import { localDay, localInstant, localTime, shiftDay } from './localDays'

/** What a form begins with where no hours are known. */
const evening = { startTime: '19:00', endTime: '21:00' }

/** What the form shows of an event. */
export function valuesOf({ title, start, end, allDay, extendedProps }: SampleEvent): EventWrite {
  const [from, to] = [new Date(start), new Date(end)]
  const { calendar } = extendedProps
  if (allDay) {
    // The end is the first day after it.
    const endDay = shiftDay(localDay(to), -1)
    return { title, calendar, allDay, startDay: localDay(from), endDay, ...evening }
  }
  return {
    title,
    calendar,
    allDay,
    startDay: localDay(from),
    startTime: localTime(from),
    endDay: localDay(to),
    endTime: localTime(to),
  }
}

/** Also one that runs over from the month before. `month`: YYYY-MM. */
export function overlapsMonth(event: SampleEvent, month: string): boolean {
  const { startDay, endDay } = valuesOf(event)
  return startDay.slice(0, 7) <= month && endDay.slice(0, 7) >= month
}

export function newEventValues(day: string): EventWrite {
  return { title: '', calendar: 'Ensaio', allDay: false, startDay: day, endDay: day, ...evening }
}

/** What is sent of a form. */
export function toEvent(values: EventWrite): Omit<SampleEvent, 'id'> {
  const { title, calendar, allDay, startDay, startTime, endDay, endTime } = values
  const extendedProps = { calendar }
  if (allDay) {
    return { title, allDay, extendedProps, start: localInstant(startDay), end: localInstant(shiftDay(endDay, 1)) }
  }
  return {
    title,
    allDay,
    extendedProps,
    start: localInstant(startDay, startTime),
    end: localInstant(endDay, endTime),
  }
}
