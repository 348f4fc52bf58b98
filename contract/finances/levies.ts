import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, FinanceCategory } from '@contract/finances'
import { Section } from '@contract/members'
import { CalendarDate, Id, Version, text, idQuery, line } from '@contract/primitives'
import type { Call } from '@contract/call'

export const INSTALMENTS_MAX = 24
/** Leaves room for the number of the instalment in the description of its entry. */
export const LEVY_NAME_MAX = DESCRIPTION_MAX - 20
/** Most members that a levy may charge at once, and that a change may name. */
export const LEVY_MEMBERS_MAX = 2_000

/** Why an instalment was dropped: the member was removed from the levy, or the levy was cancelled. */
export const chargeDrops = ['member', 'levy'] as const

/** Instalments in minor units whose sum is `amount`: equal, with a remainder spread over the first ones, one unit each. */
export function instalmentsOf(amount: number, count: number): number[] {
  const share = Math.floor(amount / count)
  const left = amount - share * count
  return Array.from({ length: count }, (_, at) => share + (at < left ? 1 : 0))
}

const levyFields = {
  id: Id,
  name: text(LEVY_NAME_MAX),
  /** Category of its entries, not `opening`. */
  category: FinanceCategory,
  /** A subcategory of `category`. */
  subcategoryId: z.optional(Id),
  /** Per member, in minor units of the group's currency. */
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
  /** Due dates of the instalments, ascending; amounts by `instalmentsOf`. */
  dueDates: z.array(CalendarDate).check(z.minLength(1), z.maxLength(INSTALMENTS_MAX)),
}
export const Levy = z.strictObject({ ...levyFields, version: Version, cancelled: z.optional(z.literal(true)) })
export type Levy = z.infer<typeof Levy>

const MemberIds = z.array(Id).check(z.minLength(1), z.maxLength(LEVY_MEMBERS_MAX))

/**
 * Creates a pending entry for each member and instalment, all or none, dated and due on the instalment's due date. A repetition with the
 * same id changes nothing.
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
/** Minor units: charged, paid, written off, still open, and the overdue part of that. */
const progress = { charged: Sum, paid: Sum, writtenOff: Sum, open: Sum, overdue: Sum }
/** `members`: number of members charged, now or before. `settled`: those of them who owe nothing more. */
export const LevySum = z.object({ levy: Levy, members: z.int(), settled: z.int(), ...progress })
export type LevySum = z.infer<typeof LevySum>
/** Active levies first, then cancelled ones, each newest first. */
export const LevyList = z.object({ levies: z.array(LevySum) })
export type LevyList = z.infer<typeof LevyList>

export const levyStates = ['open', 'paid', 'written_off', 'dropped'] as const
/** One instalment of a member. `amount`: as charged; `dropped`: no longer charged, except the amount `paid`. */
export const LevyCharge = z.object({
  number: z.int(),
  financeId: Id,
  dueDate: CalendarDate,
  amount: Sum,
  paid: Sum,
  state: z.enum(levyStates),
})
export type LevyCharge = z.infer<typeof LevyCharge>
/** `removed`: the member was removed from the group. */
export const LevyMember = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  /** The group's own name for it (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  removed: z.optional(z.literal(true)),
  ...progress,
  charges: z.array(LevyCharge),
})
export type LevyMember = z.infer<typeof LevyMember>
/** Members by name, without those who have nothing charged or paid. */
export const FoundLevy = z.object({ ...LevySum.shape, people: z.array(LevyMember) })
export type FoundLevy = z.infer<typeof FoundLevy>

export const LevyQuery = z.strictObject({ id: Id })
export const LevyAnswer = z.object({ levy: Levy })

/**
 * Charges more members for all instalments (those removed before, for their remaining ones), or stops charging members for what they have
 * not paid. Payments stay. Adding and removing undo each other.
 */
export const LevyMembers = z.strictObject({
  id: Id,
  add: z.optional(MemberIds),
  remove: z.optional(MemberIds),
})
export type LevyMembers = z.infer<typeof LevyMembers>
export const LevyMembersBody = z.strictObject({ levyMembers: LevyMembers })

/** Renames the levy. Unpaid entries get the new name, except those with a description changed by hand; paid entries keep theirs. */
export const LevyName = z.strictObject({ id: Id, version: Version, name: line(LEVY_NAME_MAX) })
export type LevyName = z.infer<typeof LevyName>
export const LevyNameBody = z.strictObject({ levyName: LevyName })

/** Cancels the levy: nothing more is charged, payments stay. `restore-levy` undoes it. */
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
