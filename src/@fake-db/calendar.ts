import * as z from 'zod/mini'
import { eventCalendars } from '@contract/calendar'
import { nextId } from './rows'
import { get, NOT_FOUND, post, remove, removeFrom, type SampleCall } from './sampleCall'
import { pick } from './words'

const otherFields = { url: z.optional(z.string()), allDay: z.optional(z.boolean()) }
const Props = z.object({ calendar: z.enum(eventCalendars) })
const NewEvent = z.object({
  event: z.object({ title: z.string(), start: z.string(), end: z.string(), extendedProps: Props, ...otherFields }),
})
const ChangedEvent = z.object({
  event: z.object({
    id: z.number(),
    title: z.optional(z.string()),
    start: z.optional(z.string()),
    end: z.optional(z.string()),
    extendedProps: z.optional(Props),
    ...otherFields,
  }),
})

export interface SampleEvent {
  id: number
  url: string
  title: string
  start: string
  end: string
  allDay: boolean
  extendedProps: z.infer<typeof Props>
}

/** Day and hour from the start of the current month, length in hours; 24 and above are whole days. */
const plan: [title: string, day: number, hour: number, hours: number][] = [
  ['Design review', 2, 10, 2],
  ['Dentist', 4, 15, 1],
  ['Sectional: winds', 5, 19, 2],
  ['Board lunch', 8, 12, 2],
  ['Open rehearsal', 10, 19, 3],
  ['Family weekend', 13, 0, 48],
  ['Recording session', 16, 9, 6],
  ['Score library inventory', 19, 0, 24],
  ['Matinée', 21, 16, 2],
  ['Tax papers', 24, 11, 1],
  ['Full rehearsal', 26, 19, 3],
  ['Instrument fair', 27, 0, 72],
]

function eventOf([title, day, hour, hours]: (typeof plan)[number], index: number): SampleEvent {
  const now = new Date()
  const start = new Date(now.getFullYear(), now.getMonth(), day, hour)
  return {
    id: index + 1,
    url: '',
    title,
    start: start.toISOString(),
    // By the clock: a day has 23 or 25 hours where clocks change.
    end: new Date(now.getFullYear(), now.getMonth(), day, hour + hours).toISOString(),
    allDay: hours >= 24,
    extendedProps: { calendar: pick(eventCalendars, index) },
  }
}

/** Its four categories are the product's; its events are not. */
export function calendarCalls(): SampleCall[] {
  const events = plan.map(eventOf)
  return [
    get('/apps/calendar/events', (ask) => {
      const calendars = ask.list('calendars')
      return [200, events.filter(({ extendedProps }) => calendars?.includes(extendedProps.calendar) ?? true)]
    }),
    post('/apps/calendar/add-event', (ask) => {
      const event: SampleEvent = { url: '', allDay: false, ...ask.body(NewEvent).event, id: nextId(events) }
      events.push(event)
      return [201, { event }]
    }),
    post('/apps/calendar/update-event', (ask) => {
      const { event: change } = ask.body(ChangedEvent)
      const event = events.find(({ id }) => id === change.id)
      return event ? [200, { event: Object.assign(event, change) }] : NOT_FOUND
    }),
    remove('/apps/calendar/remove-event', (ask) => removeFrom(events, ({ id }) => id === ask.id())),
  ]
}
