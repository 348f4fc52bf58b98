import type { NumberedPlan } from '../../../platform/db/schema/calendar/events'
import type { EventRow } from './eventLookup'

type Planned = Pick<EventRow, 'startsAt' | 'endsAt' | 'startDate' | 'endDate' | 'location' | 'status'>

export interface PlanState {
  planNumber: number
  previousPlan: NumberedPlan | null
}

function planOf({ startsAt, endsAt, startDate, endDate, location, status }: Planned): Omit<NumberedPlan, 'number'> {
  return {
    start: startDate ?? startsAt.toISOString(),
    end: endDate ?? endsAt.toISOString(),
    location,
    isCancelled: status === 'cancelled',
  }
}

const isSame = (a: Omit<NumberedPlan, 'number'>, b: Omit<NumberedPlan, 'number'>) =>
  a.start === b.start && a.end === b.end && a.location === b.location && a.isCancelled === b.isCancelled

/**
 * People answer to a plan: time, place, and that the event takes place. Where one of them changes, the event gets the next
 * plan number, and answers with another number are to be confirmed; no reply is written. Where the previous plan is
 * restored, as Undo does, its number returns, and its answers count again.
 */
export function nextPlan(before: Planned & PlanState, after: Planned): PlanState {
  const { planNumber, previousPlan } = before
  const [old, wanted] = [planOf(before), planOf(after)]
  if (isSame(old, wanted)) return { planNumber, previousPlan }
  const isBack = previousPlan !== null && isSame(previousPlan, wanted)
  const next = isBack ? previousPlan.number : Math.max(planNumber, previousPlan?.number ?? 0) + 1
  return { planNumber: next, previousPlan: { number: planNumber, ...old } }
}
