import * as z from 'zod/mini'
import { FinanceCategory } from '@contract/finances'
import { Id, Version, line, text, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** As many as a group may have, archived ones counted. */
export const SUBCATEGORIES_MAX = 200

const subcategoryFields = {
  id: Id,
  name: text(60),
  /** Under which it stands. Its entries have this category, so that all sums by category stay what they are. */
  category: FinanceCategory.check(z.refine((category) => category !== 'opening', { error: 'not_allowed' })),
  /** No longer offered; what has it keeps it. */
  isArchived: z.optional(z.literal(true)),
}

/** A category of the group's own, below one of the given ones. Of one category no two have the same name. */
export const Subcategory = z.strictObject({ ...subcategoryFields, version: Version })
export type Subcategory = z.infer<typeof Subcategory>

/**
 * No `version` means create; with one, replace what was read with it, or bring back what was removed (docs/writes.md). Under another
 * category it goes only while no entry has it: else `subcategory_in_use`, as entries of closed months stay as they are.
 */
export const SubcategoryWrite = z.strictObject({ ...subcategoryFields, name: line(60), version: z.optional(Version) })
export type SubcategoryWrite = z.infer<typeof SubcategoryWrite>
export const SubcategoryBody = z.strictObject({ subcategory: SubcategoryWrite })
export const SubcategoryAnswer = z.object({ subcategory: Subcategory })

/** By name. `isUsed`: an entry has it, or one that was removed: it can neither be removed nor go under another category. */
export const SubcategoryList = z.object({
  subcategories: z.array(z.object({ subcategory: Subcategory, isUsed: z.boolean() })),
})
export type SubcategoryList = z.infer<typeof SubcategoryList>

export const listSubcategoriesCall = {
  method: 'GET',
  path: '/finances/list-subcategories',
  access: ['read', 'Finance'],
  answer: SubcategoryList,
} as const satisfies Call

export const addSubcategoryCall = {
  method: 'POST',
  path: '/finances/add-subcategory',
  access: ['manage', 'Finance'],
  body: SubcategoryBody,
  answer: SubcategoryAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeSubcategoryCall = {
  method: 'DELETE',
  path: '/finances/remove-subcategory',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
