import { v7 as newId } from 'uuid'
import type { EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import type { EventRow } from './eventLookup'
import { nextPlan } from './eventPlan'
import type { PlanState } from './eventPlan'
import { toRow } from './eventRows'
import { carriedOver, othersInScope } from './seriesEdit'
import { planChange } from './seriesPlan'

/** An event with the number of its present plan (eventPlan.ts). */
export type PlannedEvent = EventRow & Pick<PlanState, 'planNumber'>

/**
 * The event as saving would leave it, with its plan number; a moved event gets a new number, to which nobody has answered.
 * Without `stored` the event is new.
 */
export function previewEvent(
  write: EventWrite,
  stored: (EventRow & PlanState) | undefined,
  timeZone: string,
): PlannedEvent {
  const row = toRow(write, timeZone)
  const planNumber = stored === undefined ? 1 : nextPlan(stored, row).planNumber
  return { ...row, planNumber, seriesId: stored?.seriesId ?? null, version: stored?.version ?? 1 }
}

/**
 * Other events as saving `event` would leave them: those of its series that a change with a scope is carried over to, or,
 * with `repeat`, those that would be added. `series` are its stored events without the event itself.
 */
export function previewSeries(
  event: PlannedEvent,
  stored: (EventRow & PlanState) | undefined,
  series: (EventRow & PlanState)[],
  { scope = 'this', repeat }: { scope?: SeriesScope | undefined; repeat?: Repeat | undefined },
  timeZone: string,
): PlannedEvent[] {
  if (repeat !== undefined) {
    const { added } = planChange(event, series, repeat, timeZone)
    return added.map((times) => ({ ...event, ...times, id: newId(), planNumber: 1, status: 'scheduled' }))
  }
  if (stored === undefined || scope === 'this') return []
  return othersInScope(series, stored, scope).flatMap((row) => {
    const { planNumber: _number, previousPlan: _plan, ...occurrence } = row
    const carried = carriedOver(occurrence, stored, event, timeZone)
    return carried === undefined ? [] : [{ ...row, ...carried, planNumber: nextPlan(row, carried).planNumber }]
  })
}
