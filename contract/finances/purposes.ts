import * as z from 'zod/mini'
import { FinanceCategory, Sum } from '@contract/finances'
import { CalendarDate, Id, IdAnswer, Version, idQuery, line, multiline, text } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Limit per group, closed ones included. */
export const PURPOSES_MAX = 200

const purposeFields = {
  id: Id,
  name: text(80),
  /** What the money may be spent on, as the giver put it. */
  note: z.optional(multiline(1000)),
  /** The day by which it has to be spent. */
  endsOn: z.optional(CalendarDate),
  /**
   * What the money is for: an event, or a line of the budget; at most one of both. New expenses of it are offered the purpose. A removed event
   * stays named here, and is tied again when it comes back.
   */
  eventId: z.optional(Id),
  category: z.optional(FinanceCategory),
  /** No longer offered; entries that have it keep it. */
  isClosed: z.optional(z.literal(true)),
}

/** What a grant or donation was given for: income and expenses point to it. Names are unique within the group. */
export const Purpose = z.strictObject({ ...purposeFields, version: Version })
export type Purpose = z.infer<typeof Purpose>

/** No `version` means create; with one, replace what was read with it, or restore it (docs/writes.md). */
export const PurposeWrite = z.strictObject({ ...purposeFields, name: line(80), version: z.optional(Version) }).check(
  z.refine(({ eventId, category }) => category === undefined || (eventId === undefined && category !== 'opening'), {
    path: ['category'],
    error: 'not_allowed',
  }),
)
export type PurposeWrite = z.infer<typeof PurposeWrite>
export const PurposeBody = z.strictObject({ purpose: PurposeWrite })
export const PurposeAnswer = z.object({ purpose: Purpose })

/**
 * Sorted by name. `came` and `spent`: of paid entries, opening balances among what came; a reversal is subtracted from the side of the entry
 * that it reverses. `entries`: all that are there, pending ones included. `isUsed`: an entry has it, removed entries included; it can then be
 * closed, not removed (`purpose_in_use`). `event`: the title of the event that it is tied to; absent if that was removed.
 */
export const PurposeList = z.object({
  purposes: z.array(
    z.object({
      purpose: Purpose,
      came: Sum,
      spent: Sum,
      entries: z.int(),
      isUsed: z.boolean(),
      event: z.optional(z.string()),
    }),
  ),
})
export type PurposeList = z.infer<typeof PurposeList>

export const listPurposesCall = {
  method: 'GET',
  path: '/finances/list-purposes',
  access: ['read', 'Finance'],
  answer: PurposeList,
} as const satisfies Call

export const addPurposeCall = {
  method: 'POST',
  path: '/finances/add-purpose',
  access: ['manage', 'Finance'],
  body: PurposeBody,
  answer: PurposeAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removePurposeCall = {
  method: 'DELETE',
  path: '/finances/remove-purpose',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
