import * as z from 'zod/mini'
import {
  AMOUNT_MAX,
  DESCRIPTION_MAX,
  Finance,
  FinanceCategory,
  FinanceKind,
  FinanceStatus,
  FinanceWrite,
  PaymentMethod,
} from '@contract/finances'
import { namesBeside } from '@contract/names'
import { CalendarDate, Id, Version, line, text, idQuery, IdAnswer, multiline } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Quarterly and yearly are counted from the month of the first day. */
export const recurringRhythms = ['weekly', 'monthly', 'quarterly', 'yearly'] as const
export const RecurringRhythm = z.enum(recurringRhythms)
export type RecurringRhythm = z.infer<typeof RecurringRhythm>

/** Limit per group. */
export const RECURRING_MAX = 100
/** Entries are proposed this many days ahead. */
export const PROPOSED_AHEAD_DAYS = 14
/** Older days that were neither booked nor skipped are no longer proposed. */
export const PROPOSED_BACK_DAYS = 731
/** Limit per response. */
export const PROPOSALS_MAX = 100

const recurringFields = {
  id: Id,
  kind: FinanceKind,
  /** In minor units of the group's currency. */
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
  description: text(DESCRIPTION_MAX),
  /** Not `opening`. */
  category: FinanceCategory,
  rhythm: RecurringRhythm,
  /** The first day; determines the weekday or day of the month (recurringDays.ts). */
  firstOn: CalendarDate,
  /** Last possible day, inclusive. */
  lastOn: z.optional(CalendarDate),
  /** On the last day of each month instead; not allowed for weekly ones. */
  monthEnd: z.optional(z.literal(true)),
  /** Status when booked on its day or later; before, it is booked as pending. */
  status: FinanceStatus,
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** Absent: the group's first account. */
  accountId: z.optional(Id),
  method: z.optional(PaymentMethod),
  notes: z.optional(multiline(500)),
}

/** A repeated entry, such as rent. It is proposed on its days, and never booked automatically. */
export const RecurringFinance = z.strictObject({ ...recurringFields, version: Version })
export type RecurringFinance = z.infer<typeof RecurringFinance>

/** No `version` means create; with one, replace what was read with it, or restore it (docs/writes.md). */
export const RecurringFinanceWrite = z
  .strictObject({ ...recurringFields, description: line(DESCRIPTION_MAX), version: z.optional(Version) })
  .check(
    z.refine(({ category }) => category !== 'opening', { path: ['category'], error: 'not_allowed' }),
    z.refine(({ firstOn, lastOn }) => lastOn === undefined || lastOn >= firstOn, {
      path: ['lastOn'],
      error: 'not_allowed',
    }),
    z.refine(({ rhythm, monthEnd }) => !monthEnd || rhythm !== 'weekly', { path: ['monthEnd'], error: 'not_allowed' }),
  )
export type RecurringFinanceWrite = z.infer<typeof RecurringFinanceWrite>
export const RecurringBody = z.strictObject({ recurring: RecurringFinanceWrite })
export const RecurringAnswer = z.object({ recurring: RecurringFinance })

/** Sorted by description. `next`: the first day neither booked nor skipped; `skipped`: days skipped in the past two years, latest first. */
export const RecurringList = z.object({
  recurring: z.array(
    z.object({
      recurring: RecurringFinance,
      next: z.optional(CalendarDate),
      skipped: z.array(z.object({ period: CalendarDate, date: CalendarDate })),
    }),
  ),
  ...namesBeside,
})
export type RecurringList = z.infer<typeof RecurringList>

/** Identifies one day of a recurring entry by its period (recurringDays.ts). */
const periodOf = { recurringId: Id, period: CalendarDate }

const { id: _id, version: _version, ...content } = Finance.shape
/** `finance`: the entry to be booked, without id. If its day is in the future: pending, due on that day. */
export const Proposal = z.object({ ...periodOf, finance: z.object(content) })
export type Proposal = z.infer<typeof Proposal>

/** Open proposals up to two weeks ahead, earliest first. `total`: number of all, beyond the limit too. */
export const ProposalList = z.object({ proposals: z.array(Proposal), total: z.int(), ...namesBeside })
export type ProposalList = z.infer<typeof ProposalList>

/**
 * Books the period once: a second booking, or one of a skipped period, is a conflict. `finance` may differ from the proposal. If the entry
 * is removed, the period is proposed again.
 */
export const RecurringBookingBody = z.strictObject({ booking: z.strictObject({ ...periodOf, finance: FinanceWrite }) })
export type RecurringBooking = z.infer<typeof RecurringBookingBody>['booking']
export const RecurringBookingAnswer = z.object({ finance: Finance })

/** The period is no longer proposed, until it is sent to `unskip-recurring`. Idempotent. */
export const RecurringSkipBody = z.strictObject({ skip: z.strictObject(periodOf) })
export type RecurringSkip = z.infer<typeof RecurringSkipBody>['skip']
export const RecurringSkipAnswer = z.object({ skip: z.object(periodOf) })

export const listRecurringCall = {
  method: 'GET',
  path: '/finances/list-recurring',
  access: ['read', 'Finance'],
  answer: RecurringList,
} as const satisfies Call

export const listProposalsCall = {
  method: 'GET',
  path: '/finances/list-proposals',
  access: ['read', 'Finance'],
  answer: ProposalList,
} as const satisfies Call

export const addRecurringCall = {
  method: 'POST',
  path: '/finances/add-recurring',
  access: ['manage', 'Finance'],
  body: RecurringBody,
  answer: RecurringAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeRecurringCall = {
  method: 'DELETE',
  path: '/finances/remove-recurring',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const bookRecurringCall = {
  method: 'POST',
  path: '/finances/book-recurring',
  access: ['manage', 'Finance'],
  body: RecurringBookingBody,
  answer: RecurringBookingAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const skipRecurringCall = {
  method: 'POST',
  path: '/finances/skip-recurring',
  access: ['manage', 'Finance'],
  body: RecurringSkipBody,
  answer: RecurringSkipAnswer,
  errors: [404, 409],
} as const satisfies Call

export const unskipRecurringCall = {
  method: 'POST',
  path: '/finances/unskip-recurring',
  access: ['manage', 'Finance'],
  body: RecurringSkipBody,
  answer: RecurringSkipAnswer,
  errors: [404, 409],
} as const satisfies Call
