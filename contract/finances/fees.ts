import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { Month, line, idQuery, IdAnswer } from '@contract/primitives'
import { Section } from '@contract/members'
import { CalendarDate, Id, Version, text } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * In which months a fee is charged: in each; in January, April, July and October; in January; or in the month in which the group's
 * season begins.
 */
export const feeRhythms = ['monthly', 'quarterly', 'yearly', 'season'] as const
export const FeeRhythm = z.enum(feeRhythms)
export type FeeRhythm = z.infer<typeof FeeRhythm>

/**
 * What is charged of the period of a class in which a member joined, or came back: the whole amount, or that share of it which the months
 * from then on are of the period's. Either is charged in the month in which they begin; the last period is always charged whole.
 */
export const firstPeriods = ['full', 'months'] as const
export const FirstPeriod = z.enum(firstPeriods)
export type FirstPeriod = z.infer<typeof FirstPeriod>

/** Of a group. 0: nothing was ever saved. */
export const FeeSettings = z.strictObject({ firstPeriod: FirstPeriod, version: z.int().check(z.minimum(0)) })
export type FeeSettings = z.infer<typeof FeeSettings>
export const FeeSettingsBody = z.strictObject({ settings: FeeSettings })
export const FeeSettingsAnswer = z.object({ settings: FeeSettings })

/** As many as a group may have. */
export const FEE_CLASSES_MAX = 30

const feeClassFields = {
  id: Id,
  name: text(60),
  /** Of one period, in minor units of the group's currency; 0 where nothing is to be paid. */
  amount: z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX)),
  rhythm: FeeRhythm,
  /** Day of the month that is charged on which it falls due, the last one where the month is shorter; absent: what is said then. */
  dueDay: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
}
export const FeeClass = z.strictObject({ ...feeClassFields, version: Version })
export type FeeClass = z.infer<typeof FeeClass>
/** No `version` means create; with one, replace what was read with it, or bring back what was removed (docs/writes.md). */
export const FeeClassWrite = z.strictObject({ ...feeClassFields, name: line(60), version: z.optional(Version) })
export type FeeClassWrite = z.infer<typeof FeeClassWrite>
export const FeeClassBody = z.strictObject({ feeClass: FeeClassWrite })
export const FeeClassAnswer = z.object({ feeClass: FeeClass })

/** A class from the month on, up to and with `to`. */
export const FeeSpan = z.strictObject({ classId: Id, from: Month, to: z.optional(Month) })
export type FeeSpan = z.infer<typeof FeeSpan>

/**
 * `fees`: the member's spans, the oldest first. Who joined owes no dues of months before `joinedOn`, and who left none of
 * months after `leftOn`, whatever is said here.
 */
export const FeeMember = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  fees: z.array(FeeSpan),
  joinedOn: z.optional(CalendarDate),
  leftOn: z.optional(CalendarDate),
})
export type FeeMember = z.infer<typeof FeeMember>
/** Classes by name, and all active members by name. */
export const FeeList = z.object({ classes: z.array(FeeClass), members: z.array(FeeMember), settings: FeeSettings })
export type FeeList = z.infer<typeof FeeList>

/** Of years of changes. */
const SPANS_MAX = 100
const Spans = z.array(FeeSpan).check(
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
/** The member's spans become `fees`, in order and without overlap, unless they no longer are `before`: then it is a conflict. */
export const MemberFees = z.strictObject({ memberId: Id, before: Spans, fees: Spans })
export type MemberFees = z.infer<typeof MemberFees>
export const MemberFeesBody = z.strictObject({ memberFees: MemberFees })
export const MemberFeesAnswer = z.object({ fees: z.array(FeeSpan) })

export const FindMemberFeesQuery = z.strictObject({ memberId: Id })
/** A day where it is known, or comes. */
const since = z.optional(CalendarDate)
/** Of one member, whatever their status: their spans, the oldest first, and all classes by name. */
export const FoundMemberFees = z.object({
  classes: z.array(FeeClass),
  fees: z.array(FeeSpan),
  /** Who pays for them (payers.ts), and from which day on, where that is known; absent: they do themselves. */
  payer: z.optional(z.object({ id: Id, name: z.string(), since, until: since })),
  /** Who paid for them, and will, the latest first. */
  otherPayers: z.optional(z.array(z.object({ id: Id, name: z.string(), since, until: since }))),
  /** For whom they pay, by name; absent: for nobody else. */
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
