import * as z from 'zod/mini'
import { DEPUTIES_MAX, FEE_MAX } from '@contract/calendar/deputies'
import { ReplyAnswer } from '@contract/calendar/replies'
import type { Call } from '@contract/call'
import { poolSortColumns } from '@contract/choices'
import { ordering, paging, search } from '@contract/lists'
import { Part, Phone } from '@contract/members'
import { EventName } from '@contract/names'
import { Email, Id, IdAnswer, Instant, Version, foldedLine, idQuery, line, multiline } from '@contract/primitives'

export const POOL_MAX = 5_000
/** Instruments of one person. */
const INSTRUMENTS_MAX = 8
/** How well somebody plays, from a beginner to a professional: by a number, so that whoever plays best is asked first. */
export const LEVEL_MIN = 1
export const LEVEL_MAX = 5

const Fee = /* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(FEE_MAX))

const PlayedInstrument = z.strictObject({
  instrument: line(60),
  /** The part that they usually play, as a member's. */
  part: z.optional(Part),
  level: z.optional(/* @__PURE__ */ z.int().check(z.minimum(LEVEL_MIN), z.maximum(LEVEL_MAX))),
})
export type PlayedInstrument = z.infer<typeof PlayedInstrument>

const personFields = {
  id: Id,
  name: line(120),
  email: z.optional(Email),
  phone: z.optional(Phone),
  /** The first one is that which they are asked for most. */
  instruments: z.array(PlayedInstrument).check(z.maxLength(INSTRUMENTS_MAX)),
  notes: z.optional(multiline(1000)),
  /** What they usually get for an event. */
  fee: z.optional(Fee),
  /** No longer asked; what they played stays. */
  isArchived: z.optional(z.literal(true)),
}

/** Somebody from outside who may be asked to play at events in somebody's place. */
export const PoolPerson = z.strictObject({ ...personFields, version: Version })
export type PoolPerson = z.infer<typeof PoolPerson>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const PoolPersonWrite = z.strictObject({ ...personFields, version: z.optional(Version) })
export type PoolPersonWrite = z.infer<typeof PoolPersonWrite>

export const poolStates = ['present', 'archived', 'all'] as const

const PoolListConfig = z.strictObject({
  ...paging,
  ...search,
  ...ordering(poolSortColumns),
  /** As people have it; case and accents do not count. */
  instrument: z.optional(foldedLine(60)),
  state: z._default(z.enum(poolStates), 'present'),
})
export type PoolListConfig = z.infer<typeof PoolListConfig>

/** Of one person: at how many events they were asked, at how many they played, and when they were asked last. */
const PoolCount = z.object({ personId: Id, asked: z.int(), played: z.int(), lastAsked: Instant })
export type PoolCount = z.infer<typeof PoolCount>

/** `q` looks in name, instruments, e-mail and phone. `counts`: of those of the page who were asked. `instruments`: all that people have. */
export const PoolList = z.object({
  people: z.array(PoolPerson),
  total: z.int(),
  counts: z.array(PoolCount),
  instruments: z.array(z.string()),
})
export type PoolList = z.infer<typeof PoolList>

export const listPoolCall = {
  method: 'GET',
  path: '/deputies/list-pool',
  access: ['manage', 'Event'],
  query: z.strictObject({ config: z.prefault(PoolListConfig, {}) }),
  answer: PoolList,
} as const satisfies Call

/** Of the same selection without pages, for files. */
const AllPoolConfig = z.omit(PoolListConfig, { page: true, perPage: true })
export type AllPoolConfig = z.infer<typeof AllPoolConfig>
export const AllPool = z.array(PoolPerson)

export const allPoolCall = {
  method: 'GET',
  path: '/deputies/all-pool',
  access: ['manage', 'Event'],
  query: z.strictObject({ config: z.prefault(AllPoolConfig, {}) }),
  answer: AllPool,
} as const satisfies Call

/** The most events of somebody's history that are listed. */
export const POOL_EVENTS_MAX = 200

/** An event at which somebody was asked. `played`: it is finished, and they had said yes. */
const PoolEvent = z.object({
  ...z.omit(EventName, { removed: true }).shape,
  instrument: z.optional(z.string()),
  askedAt: Instant,
  answer: z.optional(ReplyAnswer),
  answeredAt: z.optional(Instant),
  reason: z.optional(z.string()),
  /** Agreed for it: they said yes. */
  fee: z.optional(z.int()),
  played: z.optional(z.literal(true)),
})
export type PoolEvent = z.infer<typeof PoolEvent>

/** `events`: the last one first. */
export const PoolHistory = z.object({ person: PoolPerson, events: z.array(PoolEvent) })
export type PoolHistory = z.infer<typeof PoolHistory>

export const findPersonCall = {
  method: 'GET',
  path: '/deputies/find-person',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: PoolHistory,
  errors: [404],
} as const satisfies Call

export const addPersonCall = {
  method: 'POST',
  path: '/deputies/add-person',
  access: ['manage', 'Event'],
  body: z.strictObject({ person: PoolPersonWrite }),
  answer: z.object({ person: PoolPerson }),
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

/** What they were asked for stays at the events. */
export const removePersonCall = {
  method: 'DELETE',
  path: '/deputies/remove-person',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

/** A deputy at an event who is nobody of the pool, nor a member. */
const PastDeputy = z.object({
  id: Id,
  name: z.string(),
  instrument: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  start: Instant,
})
export type PastDeputy = z.infer<typeof PastDeputy>

/** The last one first. */
export const listPastDeputiesCall = {
  method: 'GET',
  path: '/deputies/list-past',
  access: ['manage', 'Event'],
  answer: z.object({ deputies: z.array(PastDeputy) }),
} as const satisfies Call

const TAKE_OVER_MAX = 500

/**
 * `people` are added; `ties`: the deputies of events who are one of the pool, a new one or one who is there. All of it or nothing. Sent
 * again with the same ids, the answer is the same.
 */
const TakeOver = z.strictObject({
  people: z.array(PoolPersonWrite).check(z.maxLength(TAKE_OVER_MAX)),
  ties: z
    .array(
      z.strictObject({
        personId: Id,
        deputyIds: z.array(Id).check(z.minLength(1), z.maxLength(DEPUTIES_MAX * 50)),
      }),
    )
    .check(z.maxLength(TAKE_OVER_MAX)),
})
export type TakeOver = z.infer<typeof TakeOver>

export const takeOverDeputiesCall = {
  method: 'POST',
  path: '/deputies/take-over',
  access: ['manage', 'Event'],
  body: z.strictObject({ takeOver: TakeOver }),
  answer: z.object({ added: z.int() }),
  errors: [404, 409],
} as const satisfies Call

/** Takes it back as a whole: refused with `conflict` where somebody of it was changed since. */
export const undoTakeOverCall = {
  method: 'POST',
  path: '/deputies/undo-take-over',
  access: ['manage', 'Event'],
  body: z.strictObject({
    takeOver: z.strictObject({
      people: z.array(Id).check(z.maxLength(TAKE_OVER_MAX)),
      ties: TakeOver.shape.ties,
    }),
  }),
  answer: z.object({ removed: z.int() }),
  errors: [404, 409],
} as const satisfies Call

/** For good: their record, and their name and addresses at the events that they were asked for. Only that somebody played remains. */
export const erasePersonCall = {
  method: 'POST',
  path: '/deputies/erase-person',
  access: ['manage', 'Event'],
  freshProof: true,
  body: z.strictObject({ person: z.strictObject({ id: Id, version: Version }) }),
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
