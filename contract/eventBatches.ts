import * as z from 'zod/mini'
import { EventList, EventWrite } from './calendar'
import { Id } from './primitives'

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
