import * as z from 'zod/mini'
import { EventList, EventWrite } from '@contract/calendar'
import { Id } from '@contract/primitives'
import { NamesQuery, EventNameList } from '@contract/names'
import type { Call } from '@contract/call'

/**
 * Writes all events or none: for copies of a season and for Undo of a change of many, where `remove` lists what that had
 * added. The first event of a series whose other events are gone may be sent without `seriesId` and becomes a single event.
 * New events can form a series: two or more of them have as `seriesId` the id of one of them.
 */
export const EVENTS_MAX = 500
const EventIds = z.array(Id).check(z.minLength(1), z.maxLength(EVENTS_MAX))
export const EventsBody = z.strictObject({
  events: z.array(EventWrite).check(z.minLength(1), z.maxLength(EVENTS_MAX)),
  remove: z.optional(EventIds),
})
export const EventsAnswer = z.object({ events: EventList })
export const EventIdsBody = z.strictObject({ ids: EventIds })
export const EventIdsAnswer = z.object({ ids: z.array(Id) })

export const listCalendarNamesCall = {
  method: 'GET',
  path: '/calendar/list-names',
  access: ['read', 'Event'],
  query: NamesQuery,
  answer: EventNameList,
} as const satisfies Call

export const addEventsCall = {
  method: 'POST',
  path: '/calendar/add-events',
  access: ['manage', 'Event'],
  body: EventsBody,
  answer: EventsAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeEventsCall = {
  method: 'POST',
  path: '/calendar/remove-events',
  access: ['manage', 'Event'],
  body: EventIdsBody,
  answer: EventIdsAnswer,
  errors: [404, 409],
} as const satisfies Call
