import type { AnswerFate } from '@contract/calendar'
import { isSamePlace } from '@contract/calendar/placeNames'
import type { EventDay } from '@contract/eventDays'
import type { NumberedPlan } from '../../../platform/db/schema/calendar/events'
import type { EventRow } from './eventLookup'

type Planned = Pick<EventRow, 'startsAt' | 'endsAt' | 'startDate' | 'endDate' | 'location' | 'status' | 'days'>

export interface PlanState {
  planNumber: number
  previousPlan: NumberedPlan | null
  answeredPlans: NumberedPlan[] | null
}

type Plan = Omit<NumberedPlan, 'number'>

const planOf = ({ startsAt, endsAt, startDate, endDate, location, status, days }: Planned): Plan => ({
  start: startDate ?? startsAt.toISOString(),
  end: endDate ?? endsAt.toISOString(),
  location,
  isCancelled: status === 'cancelled',
  ...(days && {
    days: days.map(({ day, from, to, location: place }) => ({
      day,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(place !== undefined && { location: place }),
    })),
  }),
})

/** Whoever can come at one time can come at another that is no further away. */
const SLIGHT_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** A day of an all-day event is near itself alone. */
const isNear = (one: string, other: string) =>
  one === other ||
  (one.includes('T') && other.includes('T') && Math.abs(Date.parse(one) - Date.parse(other)) <= SLIGHT_MS)

/** Hours of a day, `23:55` beside `00:05`. */
function isNearTime(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true
  const apart = Math.abs(Date.parse(`1970-01-01T${one}Z`) - Date.parse(`1970-01-01T${other}Z`))
  return Math.min(apart, DAY_MS - apart) <= SLIGHT_MS
}

type PlannedDay = Pick<EventDay, 'day' | 'from' | 'to' | 'location'>

/** Nobody answered to a time, a place, or a day that was not said; what was said still holds. */
const holdsDays = (said: readonly PlannedDay[], wanted: readonly PlannedDay[]) =>
  said.every((one) => {
    const now = wanted.find(({ day }) => day === one.day)
    return (
      now !== undefined &&
      isNearTime(one.from, now.from) &&
      isNearTime(one.to, now.to) &&
      isSamePlace(one.location, now.location)
    )
  })

const isExactly = (one: Plan, other: Plan) => key(one) === key(other)
const key = ({ start, end, location, isCancelled, days = [] }: Plan) =>
  JSON.stringify([
    start,
    end,
    location,
    isCancelled,
    days.map(({ day, from, to, location: at }) => [day, from, to, at]),
  ])

/** Whether what people answered to still holds. */
const holds = (said: Plan, wanted: Plan) =>
  isNear(said.start, wanted.start) &&
  isNear(said.end, wanted.end) &&
  isSamePlace(said.location, wanted.location) &&
  said.isCancelled === wanted.isCancelled &&
  holdsDays(said.days ?? [], wanted.days ?? [])

/** Moved about, an event finds back to one of its last plans. */
const REMEMBERED_MAX = 8

/** The last plans, once each; of the highest number always one, as no number is given twice. */
function remembered(plans: NumberedPlan[]): NumberedPlan[] {
  const highest = Math.max(...plans.map(({ number }) => number))
  const once = plans.filter(
    (plan, at) => plans.findIndex((one) => one.number === plan.number && isExactly(one, plan)) === at,
  )
  const last = once.findIndex(({ number }) => number === highest)
  return once.filter((_, at) => at < REMEMBERED_MAX || at === last)
}

/** What answers of each number were given to, the newest number first. Before it was stored: the row itself, and what it was before. */
const plansOf = ({ planNumber, previousPlan, answeredPlans }: PlanState, old: Plan): NumberedPlan[] =>
  answeredPlans ?? [
    { number: planNumber, ...old },
    ...(previousPlan && previousPlan.number !== planNumber ? [previousPlan] : []),
  ]

/**
 * People answer to a plan: time, place, times and places of its days, and that the event takes place. Where one of them changes, the event
 * gets the next plan number, and answers with another number are to be confirmed; no reply is written. A slight change leaves the number as
 * it is: times a quarter of an hour at most from those that were answered to, however many small steps lead there, a place that is said for
 * the first time or spelled otherwise. Where one of the last plans returns, as by Undo, its number returns, and its answers count again.
 * Whoever changes the event may say what becomes of the answers: `keep` leaves the number as it is, `ask` makes a new one of a slight
 * change too.
 */
export function nextPlan(before: Planned & PlanState, after: Planned, answers?: AnswerFate): PlanState {
  const { planNumber, previousPlan, answeredPlans } = before
  const [old, wanted] = [planOf(before), planOf(after)]
  if (isExactly(old, wanted)) return { planNumber, previousPlan, answeredPlans }
  const plans = plansOf(before, old)
  const anew = Math.max(planNumber, ...plans.map(({ number }) => number)) + 1
  const known =
    // A slight change that was asked about holds in both directions: its Undo is known by the plan itself.
    plans.find((plan) => isExactly(plan, wanted)) ??
    plans.find((plan) => plan.number === planNumber && holds(plan, wanted)) ??
    plans.find((plan) => holds(plan, wanted))
  const next = { ask: anew, keep: planNumber, usual: known?.number ?? anew }[answers ?? 'usual']
  const isSlight = next === planNumber && plans.some((plan) => plan.number === next && holds(plan, wanted))
  const isNew = next === anew || (answers === 'keep' && !isSlight)
  const own = plans.filter(({ number }) => number === next)
  const all = [
    ...(isNew ? [{ number: next, ...wanted }] : []),
    // Whoever returns from a plan for which answers were kept takes that back.
    ...(!isNew && next === planNumber && known?.number === next ? own.slice(own.indexOf(known)) : own),
    ...(next === planNumber ? [] : [{ number: planNumber, ...old }]),
    ...plans.filter(({ number }) => number !== next),
  ]
  return {
    planNumber: next,
    previousPlan: { number: planNumber, ...old },
    answeredPlans: remembered(all),
  }
}
