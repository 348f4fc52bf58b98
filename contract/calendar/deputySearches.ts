import * as z from 'zod/mini'
import type { Call } from '@contract/call'
import { Id, Instant, foldedLine, idQuery, multiline } from '@contract/primitives'

/** As many people may be in one search. */
export const CANDIDATES_MAX = 60
export const SEATS_MAX = 20
/** After so many hours of silence the next one is asked. */
export const SEARCH_HOURS_MAX = 336
export const SEARCH_WORDS_MAX = 1_000

const Hours = /* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(SEARCH_HOURS_MAX))
const isUnique = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length
const People = z.array(Id).check(z.minLength(1), z.maxLength(CANDIDATES_MAX), z.refine(isUnique, { error: 'taken' }))

/**
 * How it stands with somebody of a search. `queued`: not asked yet. `toHand`: their turn, but there is no mail to them: who leads hands the
 * text on. `waiting`: asked, until `waitsUntil`. `silent`: they did not answer in time; they still may. `skipped`: by who leads.
 * `taken`: they had not answered when the places were taken, or the search was stopped.
 */
export const candidateStates = [
  'queued',
  'toHand',
  'waiting',
  'silent',
  'skipped',
  'taken',
  'yes',
  'no',
  'maybe',
] as const
export type CandidateState = (typeof candidateStates)[number]

const Candidate = z.object({
  personId: Id,
  name: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  state: z.enum(candidateStates),
  /** Who they are at the event, once it is their turn. */
  deputyId: z.optional(Id),
  askedAt: z.optional(Instant),
  waitsUntil: z.optional(Instant),
  answeredAt: z.optional(Instant),
  reason: z.optional(z.string()),
  /** What they ask for, or usually get, in minor units. */
  fee: z.optional(z.int()),
})
export type Candidate = z.infer<typeof Candidate>

/**
 * `running`: somebody is waited for. `open`: nobody is, and places are free: the last one said no or is silent. `filled`: all places are
 * taken; where somebody of them withdraws, it runs again. `stopped`: by who leads, or the event does not take place or is over.
 */
export const searchStates = ['running', 'open', 'filled', 'stopped'] as const

/** People of the pool who are asked for one instrument at one event, one after the other. */
const DeputySearch = z.object({
  id: Id,
  eventId: Id,
  instrument: z.string(),
  seats: z.int(),
  hours: z.int(),
  words: z.optional(z.string()),
  state: z.enum(searchStates),
  /** In their order. */
  candidates: z.array(Candidate),
})
export type DeputySearch = z.infer<typeof DeputySearch>

/** By instrument. `hasMail`: whether this server sends e-mail at all. */
export const DeputySearches = z.object({ searches: z.array(DeputySearch), hasMail: z.boolean() })
export type DeputySearches = z.infer<typeof DeputySearches>

/** `seats`: how many are looked for; so many are asked at the same time, and never more. */
const NewSearch = z.strictObject({
  id: Id,
  eventId: Id,
  instrument: foldedLine(60),
  seats: /* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(SEATS_MAX)),
  hours: Hours,
  words: z.optional(multiline(SEARCH_WORDS_MAX)),
  personIds: People,
})
export type NewSearch = z.infer<typeof NewSearch>

export const listSearchesCall = {
  method: 'GET',
  path: '/deputies/list-searches',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: DeputySearches,
  errors: [404],
} as const satisfies Call

/** Asks the first ones. Sent again with the same id, it answers what there is. */
export const startSearchCall = {
  method: 'POST',
  path: '/deputies/start-search',
  access: ['manage', 'Event'],
  body: z.strictObject({ search: NewSearch }),
  answer: DeputySearches,
  errors: [404, 409],
} as const satisfies Call

/** Whoever has not been asked yet, in this order; who is left out is asked no more, and others of the pool may be added. */
export const orderSearchCall = {
  method: 'POST',
  path: '/deputies/order-search',
  access: ['manage', 'Event'],
  body: z.strictObject({
    search: z.strictObject({
      id: Id,
      personIds: z.array(Id).check(z.maxLength(CANDIDATES_MAX), z.refine(isUnique, { error: 'taken' })),
    }),
  }),
  answer: DeputySearches,
  errors: [404, 409],
} as const satisfies Call

/**
 * `skip`: this one is not asked, or not waited for any longer. `askNext`: the next one is asked now, beside who is waited for. `handed`: who
 * leads has handed this one the text on, and the hours begin. `stop`: nobody is asked any more.
 */
export const searchActs = ['skip', 'askNext', 'handed', 'stop'] as const
const SearchChange = z.strictObject({ id: Id, act: z.enum(searchActs), personId: z.optional(Id) }).check(
  z.refine(({ act, personId }) => (act === 'skip' || act === 'handed') === (personId !== undefined), {
    error: 'required',
    path: ['personId'],
  }),
)
export type SearchChange = z.infer<typeof SearchChange>

export const changeSearchCall = {
  method: 'POST',
  path: '/deputies/change-search',
  access: ['manage', 'Event'],
  body: z.strictObject({ change: SearchChange }),
  answer: DeputySearches,
  errors: [404, 409],
} as const satisfies Call
