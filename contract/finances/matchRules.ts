import * as z from 'zod/mini'
import { FinanceCategory } from '@contract/finances'
import { namesBeside } from '@contract/names'
import { CalendarDate, Id, Version, line, text, idQuery, IdAnswer, multiline } from '@contract/primitives'
import { SignedAmount } from '@contract/finances/bankLines'
import type { Call } from '@contract/call'

/** Limit per group. */
export const MATCH_RULES_MAX = 500

const conditions = {
  /** All words occur in the line's text or the payer's name, ignoring accents and case. */
  contains: z.optional(text(100)),
  /** Name of payer or payee, ignoring accents and case. */
  counterparty: z.optional(text(140)),
  /** Minor units, with the sign of the bank's line. */
  amount: z.optional(SignedAmount),
}
const outcomes = {
  category: z.optional(FinanceCategory),
  /** A subcategory of `category`. */
  subcategoryId: z.optional(Id),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** The line is a transfer from or to this account. */
  accountId: z.optional(Id),
  notes: z.optional(multiline(500)),
}
const matchRuleFields = { id: Id, ...conditions, ...outcomes }

/** Applied to bank lines that fulfil all its conditions. The first matching rule in the group's order counts. */
export const MatchRule = z.strictObject({ ...matchRuleFields, version: Version })
export type MatchRule = z.infer<typeof MatchRule>

const hasAny = (rule: object, names: object) => Object.keys(names).some((name) => Reflect.get(rule, name) !== undefined)

/** No `version` means create, last in the order; with one, replace what was read with it (docs/writes.md). */
export const MatchRuleWrite = z
  .strictObject({
    ...matchRuleFields,
    contains: z.optional(line(100)),
    counterparty: z.optional(line(140)),
    version: z.optional(Version),
  })
  .check(
    z.refine((rule) => hasAny(rule, conditions), { path: ['contains'], error: 'required' }),
    z.refine((rule) => hasAny(rule, outcomes), { path: ['category'], error: 'required' }),
    z.refine((rule) => rule.subcategoryId === undefined || rule.category !== undefined, {
      path: ['category'],
      error: 'required',
    }),
  )
export type MatchRuleWrite = z.infer<typeof MatchRuleWrite>
export const MatchRuleBody = z.strictObject({ rule: MatchRuleWrite })
export const MatchRuleAnswer = z.object({ rule: MatchRule })
/** In the group's order, with the names of linked records. */
export const MatchRuleList = z.object({ rules: z.array(MatchRule), ...namesBeside })
export type MatchRuleList = z.infer<typeof MatchRuleList>

/** All rules of the group in the new order. A conflict if the set of rules differs. */
export const MatchRuleOrderBody = z.strictObject({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(MATCH_RULES_MAX)),
})

/** Tries an unsaved rule on past entries; nothing is stored. */
export const MatchRuleTrialBody = z.strictObject({ rule: MatchRuleWrite })
/** Limit of lines in the response to a trial. */
export const TRIAL_LINES_MAX = 30
/**
 * Past entries with the same text: `times` of them, the last on `date`; `amount` in minor units, signed. `isOther`: their category or
 * subcategory differs from the rule's.
 */
const MatchRuleTrialLine = z.object({
  description: z.string(),
  amount: z.int(),
  category: FinanceCategory,
  subcategoryId: z.optional(Id),
  date: CalendarDate,
  times: z.int(),
  isOther: z.boolean(),
})
export type MatchRuleTrialLine = z.infer<typeof MatchRuleTrialLine>
/**
 * `met`: number of paid entries whose text matches; `others`: those of them with another category; `lines`: some of them, other categories
 * first, then the latest.
 */
export const MatchRuleTrial = z.object({
  met: z.int(),
  others: z.int(),
  lines: z.optional(z.array(MatchRuleTrialLine)),
})
export type MatchRuleTrial = z.infer<typeof MatchRuleTrial>

export const listMatchRulesCall = {
  method: 'GET',
  path: '/finances/list-match-rules',
  access: ['read', 'Finance'],
  answer: MatchRuleList,
} as const satisfies Call

export const addMatchRuleCall = {
  method: 'POST',
  path: '/finances/add-match-rule',
  access: ['manage', 'Finance'],
  body: MatchRuleBody,
  answer: MatchRuleAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeMatchRuleCall = {
  method: 'DELETE',
  path: '/finances/remove-match-rule',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const orderMatchRulesCall = {
  method: 'POST',
  path: '/finances/order-match-rules',
  access: ['manage', 'Finance'],
  body: MatchRuleOrderBody,
  answer: MatchRuleList,
  errors: [409],
} as const satisfies Call

export const tryMatchRuleCall = {
  method: 'POST',
  path: '/finances/try-match-rule',
  access: ['manage', 'Finance'],
  body: MatchRuleTrialBody,
  answer: MatchRuleTrial,
} as const satisfies Call
