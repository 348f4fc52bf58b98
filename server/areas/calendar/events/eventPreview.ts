import { v7 as newId } from 'uuid'
import type * as z from 'zod/mini'
import type { AnswerFate, EventUpdateBody, EventWrite } from '@contract/calendar'
import type { EventRow } from './eventLookup'
import { nextPlan } from './eventPlan'
import type { PlanState } from './eventPlan'
import { toRow } from './eventRows'
import { carriedOver, othersInScope } from './seriesEdit'
import { planChange } from './seriesPlan'

/** An event with the number of its present plan (eventPlan.ts), and who plays their second instrument at it. */
type PlannedEvent = EventRow & Pick<PlanState, 'planNumber'> & { doublings: string[] | null }
type StoredEvent = PlannedEvent & PlanState

/**
 * The event as saving would leave it, with its plan number; a moved event gets a new number, to which nobody has answered.
 * Without `stored` the event is new.
 */
export function previewEvent(
  write: EventWrite,
  stored: StoredEvent | undefined,
  timeZone: string,
  answers?: AnswerFate,
): PlannedEvent {
  const row = toRow(write, timeZone)
  const planNumber = stored === undefined ? 1 : nextPlan(stored, row, answers).planNumber
  const { seriesId = null, version = 1, played = null, doublings = null } = stored ?? {}
  return { ...row, planNumber, seriesId, version, played, doublings }
}

/**
 * Other events as saving `event` would leave them: those of its series that a change with a scope is carried over to, or,
 * with `repeat`, those that would be added. `series` are its stored events without the event itself.
 */
export function previewSeries(
  event: PlannedEvent,
  stored: StoredEvent | undefined,
  series: StoredEvent[],
  { scope = 'this', repeat, answers }: Pick<z.infer<typeof EventUpdateBody>, 'scope' | 'repeat' | 'answers'>,
  timeZone: string,
): PlannedEvent[] {
  if (repeat !== undefined) {
    const { added } = planChange(event, series, repeat, timeZone)
    return added.map((times) => ({
      ...event,
      ...times,
      id: newId(),
      planNumber: 1,
      doublings: null,
      status: 'scheduled',
    }))
  }
  if (stored === undefined || scope === 'this') return []
  return othersInScope(series, stored, scope).flatMap((row) => {
    const {
      planNumber: _number,
      previousPlan: _plan,
      answeredPlans: _plans,
      doublings: _doublings,
      ...occurrence
    } = row
    const carried = carriedOver(occurrence, stored, event, timeZone)
    return carried === undefined ? [] : [{ ...row, ...carried, planNumber: nextPlan(row, carried, answers).planNumber }]
  })
}
