import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { Month, line, idQuery, IdAnswer } from '@contract/primitives'
import { Section } from '@contract/members'
import { CalendarDate, Id, Version, text } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * How often a fee is charged, in the first month of each period: every month; every three, six or twelve months from January on, or from the
 * class's `firstMonth`; or with the group's season.
 */
export const feeRhythms = ['monthly', 'quarterly', 'half_yearly', 'yearly', 'season'] as const
export const FeeRhythm = z.enum(feeRhythms)
export type FeeRhythm = z.infer<typeof FeeRhythm>

/** The charge for a period that is not attended from its first month to its last: the full amount, or the share of the months attended. */
export const partPeriods = ['full', 'months'] as const
export const PartPeriod = z.enum(partPeriods)
export type PartPeriod = z.infer<typeof PartPeriod>
/**
 * Where the class changes in time that is charged already: nothing until the end of that, or by months what the new class costs more. What
 * is paid stays paid; months that nobody charged are charged by the new class.
 */
export const classChanges = ['none', 'months'] as const
export const ClassChange = z.enum(classChanges)
export type ClassChange = z.infer<typeof ClassChange>

const Percent = z.int().check(z.minimum(0), z.maximum(100))

/**
 * Less for members for whom the same person pays (payers.ts), the payer among them where they are a member: of the second and of each
 * further one, these percent of their class. Who pays most in a year counts first, then who pays for the others, then the eldest.
 */
export const FamilyRate = z.strictObject({
  second: Percent,
  further: Percent,
  /** What all of them together pay in a year at most, in minor units; above it each pays less in proportion. Absent: no matter how much. */
  yearlyMost: z.optional(z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))),
})
export type FamilyRate = z.infer<typeof FamilyRate>

/** Version 0: never saved. */
export const FeeSettings = z.strictObject({
  /** The period in which a member joins or returns; charged in the month in which they begin. */
  firstPeriod: PartPeriod,
  /** The period in which a member leaves, as far as that is known when it is charged. */
  lastPeriod: PartPeriod,
  classChange: ClassChange,
  /** Absent: everybody pays their class. */
  family: z.optional(FamilyRate),
  version: z.int().check(z.minimum(0)),
})
export type FeeSettings = z.infer<typeof FeeSettings>
/** What is absent stays as it is; `family` null: everybody pays their class. */
export const FeeSettingsWrite = z.strictObject({
  firstPeriod: z.optional(PartPeriod),
  lastPeriod: z.optional(PartPeriod),
  classChange: z.optional(ClassChange),
  family: z.optional(z.nullable(FamilyRate)),
  version: z.int().check(z.minimum(0)),
})
export type FeeSettingsWrite = z.infer<typeof FeeSettingsWrite>
export const FeeSettingsBody = z.strictObject({ settings: FeeSettingsWrite })
export const FeeSettingsAnswer = z.object({ settings: FeeSettings })

/** Limit per group. */
export const FEE_CLASSES_MAX = 30

/** Changes of the amount; one each year for decades. */
export const LATER_AMOUNTS_MAX = 40

const FeeAmount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))

const feeClassFields = {
  id: Id,
  name: text(60),
  /** Per period, in minor units of the group's currency; 0: nothing is charged. */
  amount: FeeAmount,
  /** The amounts of periods that begin in these months or later, ascending. What was charged before stays. */
  laterAmounts: z.optional(
    z.array(z.strictObject({ from: Month, amount: FeeAmount })).check(
      z.minLength(1),
      z.maxLength(LATER_AMOUNTS_MAX),
      z.refine((later) => later.every(({ from }, at) => at === 0 || from > (later[at - 1]?.from ?? '')), {
        error: 'not_allowed',
      }),
    ),
  ),
  /**
   * Charged once, with the first dues of a member whose first class this is and who joined in the month `from` or later (not where their
   * first day is unknown); an entry of its own, without a family rate.
   */
  joiningFee: z.optional(z.strictObject({ amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)), from: Month })),
  /**
   * For members under this age, in years. Nothing changes by itself: who has reached it is shown where classes are given and dues are
   * charged, with the class that is usual then.
   */
  ageLimit: z.optional(
    z.strictObject({ age: z.int().check(z.minimum(1), z.maximum(120)), nextClassId: z.optional(Id) }),
  ),
  rhythm: FeeRhythm,
  /** A month (1 to 12) in which a period begins; absent: January. No matter where charged monthly or by season. */
  firstMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
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
export const FeeSpan = z.strictObject({
  classId: Id,
  from: Month,
  to: z.optional(Month),
  /** Why nothing is charged in this time. */
  exempt: z.optional(line(120)),
})
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
  /** They have reached the age limit of the class that they have this month. */
  isOutgrown: z.optional(z.literal(true)),
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
