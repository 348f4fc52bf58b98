import * as z from 'zod/mini'
import { EventList, EventWrite } from '@contract/calendar'
import { Id } from '@contract/primitives'
import { NamesQuery, EventNameList } from '@contract/names'
import type { Call } from '@contract/call'

/**
 * All of them or none: the copy of a season, and the Undo of what changed many; `remove` takes away what that had added. The first
 * event of a series of which nothing else is left may be sent without its `seriesId`, and is a single event again. New events may
 * form a series: two or more with one `seriesId`, which is the id of one of them.
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
