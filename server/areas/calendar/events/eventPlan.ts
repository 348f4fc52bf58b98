import type { NumberedPlan } from '../../../platform/db/schema/calendar/events'
import type { EventRow } from './eventLookup'

type Planned = Pick<EventRow, 'startsAt' | 'endsAt' | 'startDate' | 'endDate' | 'location' | 'status'>

export interface PlanState {
  planNumber: number
  previousPlan: NumberedPlan | null
}

type Plan = Omit<NumberedPlan, 'number'>

function planOf({ startsAt, endsAt, startDate, endDate, location, status }: Planned): Plan {
  return {
    start: startDate ?? startsAt.toISOString(),
    end: endDate ?? endsAt.toISOString(),
    location,
    isCancelled: status === 'cancelled',
  }
}

/** Whoever can come at one time can come at another that is no further away. */
const SLIGHT_MS = 15 * 60_000

/** A day of an all-day event is near itself alone. */
const isNear = (one: string, other: string) =>
  one === other ||
  (one.includes('T') && other.includes('T') && Math.abs(Date.parse(one) - Date.parse(other)) <= SLIGHT_MS)

const placeKey = (place: string) =>
  place
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** However it is spelled; nobody answered to a place that was not said. */
const isSamePlace = (one: string | null, other: string | null) =>
  one === null || other === null || placeKey(one) === placeKey(other)

const isSame = (one: Plan, other: Plan) =>
  isNear(one.start, other.start) &&
  isNear(one.end, other.end) &&
  isSamePlace(one.location, other.location) &&
  one.isCancelled === other.isCancelled

/**
 * People answer to a plan: time, place, and that the event takes place. Where one of them changes, the event gets the next
 * plan number, and answers with another number are to be confirmed; no reply is written. A slight change leaves the number as it is:
 * times moved by a quarter of an hour at most, a place that is said for the first time or spelled otherwise. Where the previous plan
 * is restored, as Undo does, its number returns, and its answers count again.
 */
export function nextPlan(before: Planned & PlanState, after: Planned): PlanState {
  const { planNumber, previousPlan } = before
  const [old, wanted] = [planOf(before), planOf(after)]
  if (isSame(old, wanted)) return { planNumber, previousPlan }
  const isBack = previousPlan !== null && isSame(previousPlan, wanted)
  const next = isBack ? previousPlan.number : Math.max(planNumber, previousPlan?.number ?? 0) + 1
  return { planNumber: next, previousPlan: { number: planNumber, ...old } }
}
