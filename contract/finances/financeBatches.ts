import * as z from 'zod/mini'
import { FinanceCategory, FinanceStatus, PaymentMethod, Finance } from '@contract/finances'
import { PER_PAGE_MAX } from '@contract/lists'
import { CalendarDate, Id, Version } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Limited to a page of the list. */
const ChosenFinances = z
  .array(z.strictObject({ id: Id, version: Version }))
  .check(z.minLength(1), z.maxLength(PER_PAGE_MAX))
/**
 * Sets the given fields on all entries or none; absent fields stay, and null clears member, event or purpose. `date` and `method` apply to entries
 * that become paid. Errors name the index in `finances`.
 */
export const FinanceBatch = z
  .strictObject({
    finances: ChosenFinances,
    /** A category other than the entry's clears its subcategory, unless one is given. */
    category: z.optional(FinanceCategory),
    subcategoryId: z.optional(z.nullable(Id)),
    memberId: z.optional(z.nullable(Id)),
    eventId: z.optional(z.nullable(Id)),
    accountId: z.optional(Id),
    purposeId: z.optional(z.nullable(Id)),
    status: z.optional(FinanceStatus),
    date: z.optional(CalendarDate),
    method: z.optional(PaymentMethod),
  })
  .check(
    z.refine(({ status, date }) => date === undefined || status === 'paid', { path: ['date'], error: 'not_allowed' }),
    z.refine(({ status, method }) => method === undefined || status === 'paid', {
      path: ['method'],
      error: 'not_allowed',
    }),
  )
export type FinanceBatch = z.infer<typeof FinanceBatch>
export const ChangeFinancesBody = z.strictObject({ change: FinanceBatch })
/** In the requested order; an entry that needed no change keeps its version. */
export const ChangeFinancesAnswer = z.object({ finances: z.array(Finance) })

/** Undoes the last change of each entry, all or none: restores category, member, event, account, purpose, status, date and method. */
export const UnchangeFinancesBody = z.strictObject({ change: z.strictObject({ finances: ChosenFinances }) })
export type FinanceBatchUndo = z.infer<typeof UnchangeFinancesBody>['change']

export const changeFinancesCall = {
  method: 'POST',
  path: '/finances/change-finances',
  access: ['manage', 'Finance'],
  body: ChangeFinancesBody,
  answer: ChangeFinancesAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoFinanceChangeCall = {
  method: 'POST',
  path: '/finances/unchange-finances',
  access: ['manage', 'Finance'],
  body: UnchangeFinancesBody,
  answer: ChangeFinancesAnswer,
  errors: [404, 409],
} as const satisfies Call
