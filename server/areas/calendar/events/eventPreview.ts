import { v7 as newId } from 'uuid'
import type { EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import type { EventRow } from './eventLookup'
import { nextPlan } from './eventPlan'
import type { PlanState } from './eventPlan'
import { toRow } from './eventRows'
import { carriedOver, othersInScope } from './seriesEdit'
import { planChange } from './seriesPlan'

/** An event, with which of its plans people answer to. */
export type PlannedEvent = EventRow & Pick<PlanState, 'planNumber'>

/**
 * The event as it would be once it was saved, with the number of its plan: where it would move, no answer is to that one. Without
 * `stored` it is new.
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
 * Other events as they would be once `event` was saved with a scope, or with a rule by which it repeats: those of its series that
 * the change is carried over to, or those that would be added. `series`: what is there of it, without the event itself.
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
