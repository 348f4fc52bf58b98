import * as z from 'zod/mini'
import { EventCalendar, EventTimes } from '@contract/calendar'
import { Id, idQuery } from '@contract/primitives'
import type { ReplySums } from '@contract/analytics'
import type { AnswerState } from './replyRules'
import type { Call } from '@contract/call'

/** With fewer answers to finished events, silence included, there is no forecast. */
export const FORECAST_ANSWERS_MIN = 40
/** Number of past similar events that are summed. */
export const FORECAST_SIMILAR = 5

/** Weight of the common rates (a prior), as a number of the group's own answers. */
const PRIOR_WEIGHT = 10
const prior: Record<AnswerState, number> = { yes: 0.9, maybe: 0.5, no: 0.05, silent: 0.4 }

const States = { yes: z.number(), maybe: z.number(), no: z.number(), silent: z.number() }

/** A similar event that is finished. */
const SimilarEvent = z.object({
  id: Id,
  title: z.string(),
  ...EventTimes.shape,
  present: z.int(),
  /** Lines of its report, without those excused: the denominator of the attendance rate. */
  expected: z.int(),
  /** The event's result in minor units; only for who may read finances. */
  net: z.optional(z.int()),
})

export const Forecast = z.object({
  /** Present answers of the invitees, by state. */
  counts: z.object(States),
  /** Expected number of invitees who will come; null: too little history, or no invitees. */
  expected: z.nullable(z.number()),
  /** By state, the share of those with this answer who came to earlier events, 0 to 1. */
  rates: z.object(States),
  /** Number of answers to finished events behind the rates, silence included. */
  history: z.int(),
  /** The last five finished events, latest first: of its series, or else of its category. */
  similar: z.array(SimilarEvent),
  isSeries: z.boolean(),
})
export type Forecast = z.infer<typeof Forecast>

/** Number of coming events in the list. */
export const FORECASTS_MAX = 8

/** A coming event, with sums over the last similar ones. */
const ComingForecast = z.object({
  id: Id,
  title: z.string(),
  calendar: EventCalendar,
  ...EventTimes.shape,
  counts: z.object(States),
  expected: Forecast.shape.expected,
  /** Sums over `events` past events, the same ones as in `similar` of its own forecast. */
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
 * `expected` is the number of players who will come: each answer counts with the share of such answers that came true
 * at the group's own finished events, weighted with common rates while there are few. Null where there is too little
 * history, or nobody is invited.
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
