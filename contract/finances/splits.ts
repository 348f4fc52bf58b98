import * as z from 'zod/mini'
import { AMOUNT_MAX, Finance, FinanceWrite } from '@contract/finances'
import { namesBeside } from '@contract/names'
import { Id, Version, idQuery } from '@contract/primitives'
import type { Call } from '@contract/call'

/** As many parts as one payment may have. */
export const SPLIT_PARTS_MAX = 50

/** What all parts of a payment have in common when it is split. */
export const sharedFields = ['kind', 'date', 'status', 'dueDate', 'method', 'accountId'] as const

/**
 * One payment over several categories, events or members: each part is an entry like any, tied to the others by `splitId`, and changed by
 * itself from then on. The first part may be an entry that is there (with its version): its amount is shared out and is that of `total`,
 * and its receipts stay with it. A receipt at one part proves them all.
 */
export const FinanceSplit = z
  .strictObject({
    /** The `splitId` of its parts; of an entry that is a part already, the parts join the others under its own. */
    id: Id,
    /** To what the parts come, in minor units. */
    total: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
    parts: z.array(FinanceWrite).check(z.minLength(2), z.maxLength(SPLIT_PARTS_MAX)),
  })
  .check(
    z.refine(({ parts, total }) => parts.reduce((sum, { amount }) => sum + amount, 0) === total, {
      path: ['total'],
      error: 'not_allowed',
    }),
    z.refine(({ parts }) => parts.every((part) => sharedFields.every((field) => part[field] === parts[0]?.[field])), {
      path: ['parts'],
      error: 'not_allowed',
    }),
    z.refine(({ parts }) => parts.every(({ version }, at) => at === 0 || version === undefined), {
      path: ['parts'],
      error: 'not_allowed',
    }),
    z.refine(({ parts }) => new Set(parts.map(({ id }) => id.toLowerCase())).size === parts.length, {
      path: ['parts'],
      error: 'not_allowed',
    }),
  )
export type FinanceSplit = z.infer<typeof FinanceSplit>
export const SplitBody = z.strictObject({ split: FinanceSplit })
/** In the order of the parts. */
export const SplitAnswer = z.object({ finances: z.array(Finance) })

/** By the `splitId`: the parts that are there, in the order that they were made in. */
export const FoundSplit = z.object({
  finances: z.array(Finance),
  /** How many receipts each has, those without left out. */
  receipts: z.array(z.object({ financeId: Id, count: z.int() })),
  ...namesBeside,
})
export type FoundSplit = z.infer<typeof FoundSplit>

const ReadParts = z
  .array(z.strictObject({ id: Id, version: Version }))
  .check(z.minLength(1), z.maxLength(SPLIT_PARTS_MAX * 2))

/** Undo of the removal of parts, all or none: as they were read before it. What was joined is in the joined entry, and stays there. */
export const RestoreSplit = z.strictObject({ id: Id, parts: ReadParts })
export type RestoreSplit = z.infer<typeof RestoreSplit>
export const RestoreSplitBody = z.strictObject({ restore: RestoreSplit })

/**
 * Undo of a split: `finance` is the part that was there first as it is to be, with what it and `parts`, which are removed, come to. It must
 * come to the same, in the same kind and status: else it is refused.
 */
export const JoinSplit = z.strictObject({ finance: FinanceWrite, parts: ReadParts })
export type JoinSplit = z.infer<typeof JoinSplit>
export const JoinSplitBody = z.strictObject({ join: JoinSplit })
export const JoinSplitAnswer = z.object({ finance: Finance })

export const findSplitCall = {
  method: 'GET',
  path: '/finances/find-split',
  access: ['read', 'Finance'],
  query: idQuery,
  answer: FoundSplit,
  errors: [404],
} as const satisfies Call

export const addSplitCall = {
  method: 'POST',
  path: '/finances/add-split',
  access: ['manage', 'Finance'],
  body: SplitBody,
  answer: SplitAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeSplitCall = {
  method: 'DELETE',
  path: '/finances/remove-split',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: SplitAnswer,
  errors: [404, 409],
} as const satisfies Call

export const restoreSplitCall = {
  method: 'POST',
  path: '/finances/restore-split',
  access: ['manage', 'Finance'],
  body: RestoreSplitBody,
  answer: SplitAnswer,
  errors: [404, 409],
} as const satisfies Call

export const joinSplitCall = {
  method: 'POST',
  path: '/finances/join-split',
  access: ['manage', 'Finance'],
  body: JoinSplitBody,
  answer: JoinSplitAnswer,
  errors: [404, 409],
} as const satisfies Call
