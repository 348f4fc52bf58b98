import * as z from 'zod/mini'
import { FinanceCategory } from '@contract/finances'
import { Id, Version, line, text, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Limit per group, archived ones included. */
export const SUBCATEGORIES_MAX = 200

const subcategoryFields = {
  id: Id,
  name: text(60),
  /** Its entries also have this category, so that sums by category include them. */
  category: FinanceCategory.check(z.refine((category) => category !== 'opening', { error: 'not_allowed' })),
  /** No longer offered; entries that have it keep it. */
  isArchived: z.optional(z.literal(true)),
}

/** A category defined by the group, below one of the built-in ones. Names are unique within a category. */
export const Subcategory = z.strictObject({ ...subcategoryFields, version: Version })
export type Subcategory = z.infer<typeof Subcategory>

/**
 * No `version` means create; with one, replace what was read with it, or restore it (docs/writes.md). Changing the category fails with
 * `subcategory_in_use` while an entry has it, since entries of closed months cannot change.
 */
export const SubcategoryWrite = z.strictObject({ ...subcategoryFields, name: line(60), version: z.optional(Version) })
export type SubcategoryWrite = z.infer<typeof SubcategoryWrite>
export const SubcategoryBody = z.strictObject({ subcategory: SubcategoryWrite })
export const SubcategoryAnswer = z.object({ subcategory: Subcategory })

/** Sorted by name. `isUsed`: an entry has it, removed entries included; it can then neither be removed nor moved to another category. */
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
