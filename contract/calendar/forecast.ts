import * as z from 'zod/mini'
import { EventCalendar, EventTimes } from '@contract/calendar'
import { Id, idQuery } from '@contract/primitives'
import type { ReplySums } from '@contract/analytics'
import type { AnswerState } from './replyRules'
import type { Call } from '@contract/call'

/** Fewer answers to finished events tell nothing of a group yet. */
export const FORECAST_ANSWERS_MIN = 40
/** How many of the last similar events are looked at. */
export const FORECAST_SIMILAR = 5

/** What is commonly seen of groups; it weighs as much as so many answers of the group's own. */
const PRIOR_WEIGHT = 10
const prior: Record<AnswerState, number> = { yes: 0.9, maybe: 0.5, no: 0.05, silent: 0.4 }

const States = { yes: z.number(), maybe: z.number(), no: z.number(), silent: z.number() }

/** A similar event that is finished. */
const SimilarEvent = z.object({
  id: Id,
  title: z.string(),
  ...EventTimes.shape,
  present: z.int(),
  /** Lines of its report, without those excused. */
  expected: z.int(),
  /** For who may read the finances. */
  net: z.optional(z.int()),
})

export const Forecast = z.object({
  /** What holds now of those who are asked. */
  counts: z.object(States),
  /** How many of them will come; null: the group has too little history, or nobody is asked. */
  expected: z.nullable(z.number()),
  /** Which share came of those who said so at earlier events. */
  rates: z.object(States),
  /** How many answers to finished events the rates rest on. */
  history: z.int(),
  /** The last five that are finished, latest first: of its series, or else of its category. */
  similar: z.array(SimilarEvent),
  isSeries: z.boolean(),
})
export type Forecast = z.infer<typeof Forecast>

/** So many of the next events that ask somebody are looked ahead to. */
export const FORECASTS_MAX = 8

/** An event ahead, beside what the last similar ones came to. */
const ComingForecast = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  ...EventTimes.shape,
  counts: z.object(States),
  expected: Forecast.shape.expected,
  /** Sums of as many `events` as are in `similar` of its own forecast. */
  similar: z.object({ events: z.int(), present: z.int(), expected: z.int() }),
  isSeries: z.boolean(),
})
export type ComingForecast = z.infer<typeof ComingForecast>

export const ForecastList = z.object({
  /** By start. */
  forecasts: z.array(ComingForecast),
  rates: Forecast.shape.rates,
  history: Forecast.shape.history,
})
export type ForecastList = z.infer<typeof ForecastList>

/**
 * How many will come: of each answer as many as came of it at the group's own finished events, where a few answers lean on what is
 * commonly seen. Null where there is too little of them.
 */
export function forecastOf(counts: Record<AnswerState, number>, sums: ReplySums) {
  const rate = (state: AnswerState, came: number, of: number) =>
    (came + prior[state] * PRIOR_WEIGHT) / (of + PRIOR_WEIGHT)
  const rates = {
    yes: rate('yes', sums.yesCame, sums.saidYes),
    maybe: rate('maybe', sums.maybeCame, sums.saidMaybe),
    no: rate('no', sums.noCame, sums.saidNo),
    silent: rate('silent', sums.silentCame, sums.silent),
  }
  const isKnown = sums.asked >= FORECAST_ANSWERS_MIN && counts.yes + counts.maybe + counts.no + counts.silent > 0
  const expected =
    counts.yes * rates.yes + counts.maybe * rates.maybe + counts.no * rates.no + counts.silent * rates.silent
  return { rates, expected: isKnown ? expected : null, history: sums.asked }
}

export const findRepliesForecastCall = {
  method: 'GET',
  path: '/replies/find-forecast',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: Forecast,
  errors: [404],
} as const satisfies Call

export const listForecastsCall = {
  method: 'GET',
  path: '/replies/list-forecasts',
  access: ['manage', 'Event'],
  answer: ForecastList,
} as const satisfies Call
