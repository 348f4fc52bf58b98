import * as z from 'zod/mini'
import { AMOUNT_MAX, Finance, FinanceWrite } from '@contract/finances'
import { namesBeside } from '@contract/names'
import { Id, Version, idQuery } from '@contract/primitives'
import type { Call } from '@contract/call'

/** As many parts as one payment may have. */
export const SPLIT_PARTS_MAX = 50

/** Fields that all parts of a payment share when it is split. Due dates may differ: a debt is paid in instalments. */
export const sharedFields = ['kind', 'date', 'status', 'method', 'accountId'] as const

/**
 * One payment divided over several categories, events or members: each part is a normal entry with the same `splitId`, and can then be
 * changed separately. The first part may be an existing entry (with its version), whose amount must be `total` and which keeps its
 * receipts. A receipt on one part counts for all.
 */
export const FinanceSplit = z
  .strictObject({
    /** The `splitId` of the parts; parts of an entry that is a part already get the existing `splitId`. */
    id: Id,
    /** Sum of the parts, in minor units. */
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

/** Live parts of a `splitId`, in order of creation. */
export const FoundSplit = z.object({
  finances: z.array(Finance),
  /** Number of receipts by part; those without are left out. */
  receipts: z.array(z.object({ financeId: Id, count: z.int() })),
  ...namesBeside,
})
export type FoundSplit = z.infer<typeof FoundSplit>

const ReadParts = z
  .array(z.strictObject({ id: Id, version: Version }))
  .check(z.minLength(1), z.maxLength(SPLIT_PARTS_MAX * 2))

/** Undo of the removal of parts, all or none, with the versions read before. Parts that were joined are not restored. */
export const RestoreSplit = z.strictObject({ id: Id, parts: ReadParts })
export type RestoreSplit = z.infer<typeof RestoreSplit>
export const RestoreSplitBody = z.strictObject({ restore: RestoreSplit })

/**
 * Undo of a split: `finance` is the first part with the sum of itself and `parts`, which are removed. Refused where sum, kind or status
 * differ.
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
