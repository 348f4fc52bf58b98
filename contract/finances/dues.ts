import * as z from 'zod/mini'
import { AMOUNT_MAX, Finance, Sum } from '@contract/finances'
import { locales } from '@contract/locales'
import { ordering, paging, search } from '@contract/lists'
import { Section, memberStatuses } from '@contract/members'
import { CalendarDate, Id, Month, line, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'

/** In minor units; 0 exempts from the dues. */
const DuesAmount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))
/** A year in one go. */
export const DUES_MONTHS_MAX = 12
const duesFields = {
  month: Month,
  /** Charged to members without a fee class; 0, only `byClass`: they are charged nothing. */
  amount: DuesAmount,
  dueDate: CalendarDate,
  /** `{class}` and `{period}` are filled in for each charge (duesFields.ts). */
  description: line(200),
  /** The language of what is filled in; absent: English. */
  locale: z.optional(z.enum(locales)),
  sections: z.optional(z.array(z.strictObject({ section: Section, amount: DuesAmount }))),
  members: z.optional(z.array(z.strictObject({ memberId: Id, amount: DuesAmount }))),
  /**
   * A member with a fee class (finances/fees.ts) is charged its amount in the months of its rhythm, and nothing in other months or before
   * and between classes; `amount` is for members without one. `sections` and `members` override the class. Nobody is charged for months
   * before joining or after leaving.
   */
  byClass: z.optional(z.literal(true)),
  /** More months to charge, each with its own due date and description. */
  also: z.optional(
    z
      .array(z.strictObject({ month: Month, dueDate: CalendarDate, description: line(200) }))
      .check(z.maxLength(DUES_MONTHS_MAX - 1)),
  ),
}
export const Dues = z.strictObject(duesFields).check(
  z.refine(({ amount, byClass }) => amount > 0 || byClass === true, {
    path: ['amount'],
    error: 'too_small:1',
    when: whenObject,
  }),
)
export type Dues = z.infer<typeof Dues>
export const DuesBody = z.strictObject({ dues: Dues })
export const duesChanges = ['new', 'class', 'amount', 'left'] as const
/** `exists`: the member has the dues of all months already; `months`: number of months still missing. */
export const DuesPreview = z.object({
  lines: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      section: Section,
      amount: DuesAmount,
      exists: z.boolean(),
      months: z.optional(z.int()),
      /** With `byClass`: the sum of all missing months, which may differ, and of the joining fee; `amount` is that of the first. */
      sum: z.optional(Sum),
      /** With `byClass`: the class of the first month. */
      className: z.optional(z.string()),
      /** Of the first month, where `dues.description` has fields. */
      description: z.optional(z.string()),
      /** Of the class's amount in the first month, as one of several for whom the same person pays; absent: all of it. */
      familyPercent: z.optional(z.int()),
      /** They all together would pay more than a family does at most, so that less is charged. */
      isFamilyMost: z.optional(z.boolean()),
      /** Why the member is charged nothing in the first month. */
      exempt: z.optional(z.string()),
      /** Due date of the first month, where its class has one. */
      dueDate: z.optional(CalendarDate),
      /** Charged besides, once, to who begins; part of `sum`, not of `amount`. */
      joiningFee: z.optional(Sum),
      /** By the first charged month they had reached the age limit of its class. */
      isOutgrown: z.optional(z.literal(true)),
      /** The months charged and their amounts, unless these are all requested months at `amount`. */
      charged: z.optional(z.array(z.object({ month: Month, amount: Sum }))),
      /** The member's first day, if later than the first month; earlier months are not charged. */
      joinedOn: z.optional(CalendarDate),
      /** The member's last day; later months are not charged. */
      leftOn: z.optional(CalendarDate),
      /**
       * Difference from the last time the member was charged: never before, another class than in `comparedWith`, another amount, or left.
       * `was`: the earlier values.
       */
      change: z.optional(z.enum(duesChanges)),
      was: z.optional(z.object({ amount: z.optional(Sum), className: z.optional(z.string()) })),
    }),
  ),
  total: Sum,
  /** The last earlier month with any dues; absent if there is none. */
  comparedWith: z.optional(Month),
  /**
   * With `byClass`: the months since `comparedWith` and before those asked for in which somebody owes dues that nobody charged, because they
   * joined or changed class then; so many as fit into one go with those asked for, the latest ones.
   */
  missed: z.optional(z.object({ months: z.array(Month), members: z.int(), amount: Sum })),
  /** Members charged in that month (`was`) who are no longer active, by name. */
  gone: z.optional(
    z.array(
      z.object({
        memberId: Id,
        name: z.string(),
        section: Section,
        status: z.enum([...memberStatuses, 'removed']),
        was: Sum,
      }),
    ),
  ),
})
export type DuesPreview = z.infer<typeof DuesPreview>
/** The last charged dues, as a template; absent before the first time. */
export const LastDuesAnswer = z.object({ dues: z.optional(Dues) })

/** The new entries; empty where every member had the dues already. */
export const DuesAnswer = z.object({ finances: z.array(Finance) })

/** A member with pending income entries; lists begin with the highest debt. */
export const Debtor = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts), on a page of them. */
  beside: z.optional(z.string()),
  section: Section,
  /** The group's own name for it (contract/sections.ts). Absent: it is called as its family. */
  ownSection: z.optional(z.string()),
  status: z.enum([...memberStatuses, 'removed']),
  amount: Sum,
  /** The part covered by their own credit; absent: none. */
  credit: z.optional(Sum),
  overdue: Sum,
  entries: z.int(),
  /** Due date, else date, of the oldest entry. */
  since: CalendarDate,
})
export type Debtor = z.infer<typeof Debtor>

export const debtorSortColumns = ['amount', 'name'] as const
const DebtorListConfig = z.strictObject({ ...paging, ...search, ...ordering(debtorSortColumns) })
export type DebtorListConfig = z.infer<typeof DebtorListConfig>
/** Without `config`, everybody. `q` looks through what a search of members does. */
export const DebtorListQuery = z.strictObject({ config: z.optional(DebtorListConfig) })
/** With `config`: number and sum of all debtors on all pages. */
export const DebtorList = z.object({ debtors: z.array(Debtor), total: z.optional(z.int()), amount: z.optional(Sum) })
export type DebtorList = z.infer<typeof DebtorList>

export const previewDuesCall = {
  method: 'POST',
  path: '/finances/preview-dues',
  access: ['manage', 'Finance'],
  body: DuesBody,
  answer: DuesPreview,
} as const satisfies Call

export const lastDuesCall = {
  method: 'GET',
  path: '/finances/last-dues',
  access: ['manage', 'Finance'],
  answer: LastDuesAnswer,
} as const satisfies Call

export const createDuesCall = {
  method: 'POST',
  path: '/finances/create-dues',
  access: ['manage', 'Finance'],
  body: DuesBody,
  answer: DuesAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

export const listDebtorsCall = {
  method: 'GET',
  path: '/finances/list-debtors',
  access: ['read', 'Finance'],
  query: DebtorListQuery,
  answer: DebtorList,
} as const satisfies Call
