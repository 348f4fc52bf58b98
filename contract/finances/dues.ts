import * as z from 'zod/mini'
import { AMOUNT_MAX, Amount, Finance, Sum } from '@contract/finances'
import { ordering, paging, search } from '@contract/lists'
import { Section, memberStatuses } from '@contract/members'
import { CalendarDate, Id, Month, line } from '@contract/primitives'
import type { Call } from '@contract/call'

/** One pending entry per active member for a month, with other amounts for some; an amount of 0 spares them. */
const DuesAmount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))
/** A year in one go. */
export const DUES_MONTHS_MAX = 12
export const Dues = z.strictObject({
  month: Month,
  amount: Amount,
  dueDate: CalendarDate,
  description: line(200),
  sections: z.optional(z.array(z.strictObject({ section: Section, amount: DuesAmount }))),
  members: z.optional(z.array(z.strictObject({ memberId: Id, amount: DuesAmount }))),
  /**
   * Whoever has a fee class (finances/fees.ts) in a month is charged that of its own amount, where its rhythm falls on that month, and
   * else nothing, as in months before their first class or between two; `amount` is of those without one. What `sections` and `members`
   * say counts before the class. By class or not, nobody is charged months before the one in which they joined, or after that of their last day.
   */
  byClass: z.optional(z.literal(true)),
  /** Further months that are charged alike, each with its own day and words. */
  also: z.optional(
    z
      .array(z.strictObject({ month: Month, dueDate: CalendarDate, description: line(200) }))
      .check(z.maxLength(DUES_MONTHS_MAX - 1)),
  ),
})
export type Dues = z.infer<typeof Dues>
export const DuesBody = z.strictObject({ dues: Dues })
export const duesChanges = ['new', 'class', 'amount', 'left'] as const
/** `exists`: the member already has the dues of all months, and gets no second ones; `months`: of how many they have none yet. */
export const DuesPreview = z.object({
  lines: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      section: Section,
      amount: DuesAmount,
      exists: z.boolean(),
      months: z.optional(z.int()),
      /** By class: of all months that they have none for yet together, as these may differ; `amount` is that of the first. */
      sum: z.optional(Sum),
      /** By class: the name of that of the first month. */
      className: z.optional(z.string()),
      /** Of the first month, where its class has a day of its own. */
      dueDate: z.optional(CalendarDate),
      /** Which months they are charged, and how much of each, where these are not all that are asked for, at `amount` each. */
      charged: z.optional(z.array(z.object({ month: Month, amount: Sum }))),
      /** The member's first day, where one is said that is later than the first month: months before it are not charged. */
      joinedOn: z.optional(CalendarDate),
      /** The member's last day, where one is said: months after it are not charged. */
      leftOn: z.optional(CalendarDate),
      /**
       * How it differs from when the member was charged last: never before, another class than in `comparedWith`, another amount, or
       * left. `was`: what it was then.
       */
      change: z.optional(z.enum(duesChanges)),
      was: z.optional(z.object({ amount: z.optional(Sum), className: z.optional(z.string()) })),
    }),
  ),
  total: Sum,
  /** The last month before these for which anybody was charged; absent before the first time. */
  comparedWith: z.optional(Month),
  /** Who was charged in that month (`was`) and is no longer an active member, by name. */
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
/** What was charged last, to begin the next month with; absent before the first time. */
export const LastDuesAnswer = z.object({ dues: z.optional(Dues) })

/** Those that were made; none when each member had the month's dues already. */
export const DuesAnswer = z.object({ finances: z.array(Finance) })

/** Members with pending income entries, who owes most first. */
export const Debtor = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts), on a page of them. */
  beside: z.optional(z.string()),
  section: Section,
  status: z.enum([...memberStatuses, 'removed']),
  amount: Sum,
  /** What of it their own credit covers; absent: nothing. */
  credit: z.optional(Sum),
  overdue: Sum,
  entries: z.int(),
  /** The due date, else the date, of the oldest. */
  since: CalendarDate,
})
export type Debtor = z.infer<typeof Debtor>

export const debtorSortColumns = ['amount', 'name'] as const
const DebtorListConfig = z.strictObject({ ...paging, ...search, ...ordering(debtorSortColumns) })
export type DebtorListConfig = z.infer<typeof DebtorListConfig>
/** Without `config`, everybody. `q` looks through what a search of members does. */
export const DebtorListQuery = z.strictObject({ config: z.optional(DebtorListConfig) })
/** With `config`: how many they are and what they owe together, on all pages. */
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
