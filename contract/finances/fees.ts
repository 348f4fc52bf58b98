import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { Month, line, idQuery, IdAnswer } from '@contract/primitives'
import { Section } from '@contract/members'
import { CalendarDate, Id, Version, text } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Months in which a fee is charged: every month; January, April, July and October; January; or the first month of the group's season. */
export const feeRhythms = ['monthly', 'quarterly', 'yearly', 'season'] as const
export const FeeRhythm = z.enum(feeRhythms)
export type FeeRhythm = z.infer<typeof FeeRhythm>

/**
 * The charge for the period in which a member joins or returns: the full amount, or the share of its remaining months. Charged in the month
 * in which they begin. The last period is always charged in full.
 */
export const firstPeriods = ['full', 'months'] as const
export const FirstPeriod = z.enum(firstPeriods)
export type FirstPeriod = z.infer<typeof FirstPeriod>

/** Version 0: never saved. */
export const FeeSettings = z.strictObject({ firstPeriod: FirstPeriod, version: z.int().check(z.minimum(0)) })
export type FeeSettings = z.infer<typeof FeeSettings>
export const FeeSettingsBody = z.strictObject({ settings: FeeSettings })
export const FeeSettingsAnswer = z.object({ settings: FeeSettings })

/** Limit per group. */
export const FEE_CLASSES_MAX = 30

const feeClassFields = {
  id: Id,
  name: text(60),
  /** Per period, in minor units of the group's currency; 0: nothing is charged. */
  amount: z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX)),
  rhythm: FeeRhythm,
  /** Due day of the charged month, or its last day if shorter; absent: as specified when charging. */
  dueDay: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
}
export const FeeClass = z.strictObject({ ...feeClassFields, version: Version })
export type FeeClass = z.infer<typeof FeeClass>
/** No `version` means create; with one, replace what was read with it, or restore it (docs/writes.md). */
export const FeeClassWrite = z.strictObject({ ...feeClassFields, name: line(60), version: z.optional(Version) })
export type FeeClassWrite = z.infer<typeof FeeClassWrite>
export const FeeClassBody = z.strictObject({ feeClass: FeeClassWrite })
export const FeeClassAnswer = z.object({ feeClass: FeeClass })

/** A class from `from` to `to`, both months included. */
export const FeeSpan = z.strictObject({ classId: Id, from: Month, to: z.optional(Month) })
export type FeeSpan = z.infer<typeof FeeSpan>

/** `fees`: the member's spans, oldest first. No dues are charged for months before `joinedOn` or after `leftOn`, whatever the spans. */
export const FeeMember = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  /** The group's own name for it (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  fees: z.array(FeeSpan),
  joinedOn: z.optional(CalendarDate),
  leftOn: z.optional(CalendarDate),
})
export type FeeMember = z.infer<typeof FeeMember>
/** Classes by name, and all active members by name. */
export const FeeList = z.object({ classes: z.array(FeeClass), members: z.array(FeeMember), settings: FeeSettings })
export type FeeList = z.infer<typeof FeeList>

/** Enough for years of changes. */
const SPANS_MAX = 100
export const FeeSpans = z.array(FeeSpan).check(
  z.maxLength(SPANS_MAX),
  z.refine(
    (spans) =>
      spans.every(({ from, to }, index) => {
        const next = spans[index + 1]
        return (to === undefined || to >= from) && (next === undefined || (to !== undefined && next.from > to))
      }),
    { error: 'not_allowed' },
  ),
)
/** Replaces the member's spans by `fees` (sorted, not overlapping). A conflict unless they still are `before`. */
export const MemberFees = z.strictObject({ memberId: Id, before: FeeSpans, fees: FeeSpans })
export type MemberFees = z.infer<typeof MemberFees>
export const MemberFeesBody = z.strictObject({ memberFees: MemberFees })
export const MemberFeesAnswer = z.object({ fees: z.array(FeeSpan) })

export const FindMemberFeesQuery = z.strictObject({ memberId: Id })
/** First or last day, where known. */
const since = z.optional(CalendarDate)
/** Fees of one member of any status: spans, oldest first, and all classes by name. */
export const FoundMemberFees = z.object({
  classes: z.array(FeeClass),
  fees: z.array(FeeSpan),
  /** Their payer today (payers.ts), with first and last day where known; absent: they pay themselves. */
  payer: z.optional(z.object({ id: Id, name: z.string(), since, until: since })),
  /** Their past and future payers, latest first. */
  otherPayers: z.optional(z.array(z.object({ id: Id, name: z.string(), since, until: since }))),
  /** Members for whom they pay, by name; absent: none. */
  paysFor: z.optional(z.array(z.object({ memberId: Id, name: z.string(), since, until: since }))),
})
export type FoundMemberFees = z.infer<typeof FoundMemberFees>

export const listFeesCall = {
  method: 'GET',
  path: '/finances/list-fees',
  access: ['read', 'Finance'],
  answer: FeeList,
} as const satisfies Call

export const changeFeeSettingsCall = {
  method: 'POST',
  path: '/finances/fee-settings',
  access: ['manage', 'Finance'],
  body: FeeSettingsBody,
  answer: FeeSettingsAnswer,
  errors: [409],
} as const satisfies Call

export const findMemberFeesCall = {
  method: 'GET',
  path: '/finances/find-member-fees',
  access: ['read', 'Finance'],
  query: FindMemberFeesQuery,
  answer: FoundMemberFees,
} as const satisfies Call

export const addFeeClassCall = {
  method: 'POST',
  path: '/finances/add-fee-class',
  access: ['manage', 'Finance'],
  body: FeeClassBody,
  answer: FeeClassAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeFeeClassCall = {
  method: 'DELETE',
  path: '/finances/remove-fee-class',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call

export const setMemberFeesCall = {
  method: 'POST',
  path: '/finances/set-member-fees',
  access: ['manage', 'Finance'],
  body: MemberFeesBody,
  answer: MemberFeesAnswer,
  errors: [409],
} as const satisfies Call
