import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, FinanceCategory } from '@contract/finances'
import { Section } from '@contract/members'
import { CalendarDate, Id, Version, text, idQuery, line } from '@contract/primitives'
import type { Call } from '@contract/call'

export const INSTALMENTS_MAX = 24
/** Room is left for the number of the instalment in the description of its entry. */
export const LEVY_NAME_MAX = DESCRIPTION_MAX - 20
/** As many members as one levy may be asked of at once, and as one change may name. */
export const LEVY_MEMBERS_MAX = 2_000

/** Why a member's instalment is no longer asked for: the member was taken off, or all of the levy was cancelled. */
export const chargeDrops = ['member', 'levy'] as const

/**
 * What each of so many instalments is, in minor units: equal, and what does not divide is spread over the first ones, a unit each. Their
 * sum is `amount`.
 */
export function instalmentsOf(amount: number, count: number): number[] {
  const share = Math.floor(amount / count)
  const left = amount - share * count
  return Array.from({ length: count }, (_, at) => share + (at < left ? 1 : 0))
}

const levyFields = {
  id: Id,
  name: text(LEVY_NAME_MAX),
  /** Of its entries; no opening balance. */
  category: FinanceCategory,
  /** One of the group's own below it. */
  subcategoryId: z.optional(Id),
  /** Of each member, in minor units of the group's currency. */
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
  /** When its instalments fall due, each later than the one before: as many as there are days, by `instalmentsOf`. */
  dueDates: z.array(CalendarDate).check(z.minLength(1), z.maxLength(INSTALMENTS_MAX)),
}
export const Levy = z.strictObject({ ...levyFields, version: Version, cancelled: z.optional(z.literal(true)) })
export type Levy = z.infer<typeof Levy>

const MemberIds = z.array(Id).check(z.minLength(1), z.maxLength(LEVY_MEMBERS_MAX))

/**
 * Makes a pending entry for each member and instalment, all or none: dated and due on the instalment's day. A repetition under the same
 * id makes nothing a second time.
 */
export const NewLevy = z.strictObject({ ...levyFields, name: line(LEVY_NAME_MAX), memberIds: MemberIds }).check(
  z.refine(({ amount, dueDates }) => amount >= dueDates.length, { path: ['amount'], error: 'not_allowed' }),
  z.refine(({ category }) => category !== 'opening', { path: ['category'], error: 'not_allowed' }),
  z.refine(({ dueDates }) => dueDates.every((day, at) => at === 0 || day > (dueDates[at - 1] ?? '')), {
    path: ['dueDates'],
    error: 'not_allowed',
  }),
)
export type NewLevy = z.infer<typeof NewLevy>
export const LevyBody = z.strictObject({ levy: NewLevy })

const Sum = z.int()
/** Of what was asked: what was paid, what was written off, what is still open, and what of that is past its day. */
const progress = { charged: Sum, paid: Sum, writtenOff: Sum, open: Sum, overdue: Sum }
/** `members`: of how many something is, or was, asked. `settled`: how many of them owe nothing more of it. */
export const LevySum = z.object({ levy: Levy, members: z.int(), settled: z.int(), ...progress })
export type LevySum = z.infer<typeof LevySum>
/** Those that go on first, then the cancelled ones; of each kind the newest first. */
export const LevyList = z.object({ levies: z.array(LevySum) })
export type LevyList = z.infer<typeof LevyList>

export const levyStates = ['open', 'paid', 'written_off', 'dropped'] as const
/** One instalment of one member. `amount`: what was asked for it; `dropped`: no longer asked for, but for what was `paid` of it. */
export const LevyCharge = z.object({
  number: z.int(),
  financeId: Id,
  dueDate: CalendarDate,
  amount: Sum,
  paid: Sum,
  state: z.enum(levyStates),
})
export type LevyCharge = z.infer<typeof LevyCharge>
/** `removed`: is no longer in the group. */
export const LevyMember = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  removed: z.optional(z.literal(true)),
  ...progress,
  charges: z.array(LevyCharge),
})
export type LevyMember = z.infer<typeof LevyMember>
/** Members by name, those with nothing asked or paid left out. */
export const FoundLevy = z.object({ ...LevySum.shape, people: z.array(LevyMember) })
export type FoundLevy = z.infer<typeof FoundLevy>

export const LevyQuery = z.strictObject({ id: Id })
export const LevyAnswer = z.object({ levy: Levy })

/**
 * Asks further members for all instalments, those that were taken off for what was left; or asks of some no longer what they have not
 * paid. What was paid stays. One call takes the other back.
 */
export const LevyMembers = z.strictObject({
  id: Id,
  add: z.optional(MemberIds),
  remove: z.optional(MemberIds),
})
export type LevyMembers = z.infer<typeof LevyMembers>
export const LevyMembersBody = z.strictObject({ levyMembers: LevyMembers })

/**
 * Entries that are not paid take the new name, as members read it on their statement, but for those in whose words somebody said
 * something else; what was paid keeps the words under which it was booked.
 */
export const LevyName = z.strictObject({ id: Id, version: Version, name: line(LEVY_NAME_MAX) })
export type LevyName = z.infer<typeof LevyName>
export const LevyNameBody = z.strictObject({ levyName: LevyName })

/** Nothing more of it is asked for; what was paid stays. `restore-levy` asks again for what cancelling took away. */
export const LevyIdBody = z.strictObject({ id: Id })

export const listLeviesCall = {
  method: 'GET',
  path: '/finances/list-levies',
  access: ['read', 'Finance'],
  answer: LevyList,
} as const satisfies Call

export const findLevyCall = {
  method: 'GET',
  path: '/finances/find-levy',
  access: ['read', 'Finance'],
  query: LevyQuery,
  answer: FoundLevy,
  errors: [404],
} as const satisfies Call

export const addLevyCall = {
  method: 'POST',
  path: '/finances/add-levy',
  access: ['manage', 'Finance'],
  body: LevyBody,
  answer: LevyAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

export const changeLevyMembersCall = {
  method: 'POST',
  path: '/finances/change-levy-members',
  access: ['manage', 'Finance'],
  body: LevyMembersBody,
  answer: LevyAnswer,
  errors: [404, 409],
} as const satisfies Call

export const renameLevyCall = {
  method: 'POST',
  path: '/finances/rename-levy',
  access: ['manage', 'Finance'],
  body: LevyNameBody,
  answer: LevyAnswer,
  errors: [404, 409],
} as const satisfies Call

export const cancelLevyCall = {
  method: 'DELETE',
  path: '/finances/cancel-levy',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: LevyAnswer,
  errors: [404, 409],
} as const satisfies Call

export const restoreLevyCall = {
  method: 'POST',
  path: '/finances/restore-levy',
  access: ['manage', 'Finance'],
  body: LevyIdBody,
  answer: LevyAnswer,
  errors: [404, 409],
} as const satisfies Call
