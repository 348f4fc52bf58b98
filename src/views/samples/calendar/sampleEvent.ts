import * as z from 'zod/mini'
import { EventCalendar, eventCalendars } from '@contract/calendar'
import { CalendarDate, text } from '@contract/primitives'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
const SampleEvent = z.object({
  id: z.number(),
  title: z.string(),
  /** Instants, also of all-day events: their midnights, where the browser is. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  extendedProps: z.object({ calendar: EventCalendar }),
})
export type SampleEvent = z.infer<typeof SampleEvent>

/** The event that is open, or the day that a new one is for. */
export type OpenedEvent = SampleEvent | string

const Time = z.string().check(z.regex(/^\d\d:\d\d$/, { error: 'required' }))

/** What the form asks for; the last day of an all-day event is part of it. */
export const EventWrite = z
  .object({
    title: text(160),
    calendar: EventCalendar,
    allDay: z.boolean(),
    startDay: CalendarDate,
    startTime: z.optional(Time),
    endDay: CalendarDate,
    endTime: z.optional(Time),
  })
  .check(
    z.refine(isInOrder, { error: 'not_after_start', path: ['endDay'] }),
    z.refine(({ allDay, startTime }) => allDay || startTime !== undefined, { error: 'required', path: ['startTime'] }),
    z.refine(({ allDay, endTime }) => allDay || endTime !== undefined, { error: 'required', path: ['endTime'] }),
  )
export type EventWrite = z.infer<typeof EventWrite>

interface Span {
  allDay: boolean
  startDay: string
  startTime?: string | undefined
  endDay: string
  endTime?: string | undefined
}

function isInOrder({ allDay, startDay, startTime = '', endDay, endTime = '' }: Span): boolean {
  return allDay ? endDay >= startDay : `${endDay}T${endTime}` > `${startDay}T${startTime}`
}

/** `calendars` absent is all of them, and none is none. */
export const fetchSampleEvents = (calendars: string): Promise<SampleEvent[]> =>
  sampleRequest(z.array(SampleEvent), { url: '/apps/calendar/events', params: { calendars } })

/** In the order of the panel; an empty word in the URL is none of them, no word all. */
export function readCalendars(search: URLSearchParams): EventCalendar[] {
  const said = search.get('calendars')
  if (said === null) return [...eventCalendars]
  const named = said.split(',')
  return eventCalendars.filter((calendar) => named.includes(calendar))
}
