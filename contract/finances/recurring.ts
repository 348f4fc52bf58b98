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

/** As many as a group may have. */
export const RECURRING_MAX = 100
/** Days that are proposed before they have come. */
export const PROPOSED_AHEAD_DAYS = 14
/** What was neither booked nor skipped for longer is no longer proposed. */
export const PROPOSED_BACK_DAYS = 731
/** As many as one answer holds. */
export const PROPOSALS_MAX = 100

const recurringFields = {
  id: Id,
  kind: FinanceKind,
  /** In minor units of the group's currency. */
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
  description: text(DESCRIPTION_MAX),
  /** Any but `opening`. */
  category: FinanceCategory,
  rhythm: RecurringRhythm,
  /** The first day; its weekday, or its day of the month, is that of all (recurringDays.ts). */
  firstOn: CalendarDate,
  /** No day is later. */
  lastOn: z.optional(CalendarDate),
  /** On the last day of each month instead; not of what is weekly. */
  monthEnd: z.optional(z.literal(true)),
  /** How it is booked once its day has come. Before, it is booked as pending. */
  status: FinanceStatus,
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** Absent: the group's first account. */
  accountId: z.optional(Id),
  method: z.optional(PaymentMethod),
  notes: z.optional(multiline(500)),
}

/** An entry that comes again, like a rent. It is proposed on its days, and never booked unasked. */
export const RecurringFinance = z.strictObject({ ...recurringFields, version: Version })
export type RecurringFinance = z.infer<typeof RecurringFinance>

/** No `version` means create; with one, replace what was read with it, or bring back what was removed (docs/writes.md). */
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

/** By description. `next`: the first day that is neither booked nor skipped; `skipped`: of the past two years, the latest first. */
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

/** One day of a recurring entry, by its period (recurringDays.ts). */
const periodOf = { recurringId: Id, period: CalendarDate }

const { id: _id, version: _version, ...content } = Finance.shape
/** `finance`: as it would be booked, but for its id. Pending while its day is yet to come, due on it. */
export const Proposal = z.object({ ...periodOf, finance: z.object(content) })
export type Proposal = z.infer<typeof Proposal>

/** What is to be decided up to two weeks from now, the earliest day first. `total`: how many there are in all. */
export const ProposalList = z.object({ proposals: z.array(Proposal), total: z.int(), ...namesBeside })
export type ProposalList = z.infer<typeof ProposalList>

/**
 * Books the period once: a second entry for it, or for one that was skipped, is a conflict. `finance` may say anything else than was
 * proposed. Removing the entry has the period proposed again.
 */
export const RecurringBookingBody = z.strictObject({ booking: z.strictObject({ ...periodOf, finance: FinanceWrite }) })
export type RecurringBooking = z.infer<typeof RecurringBookingBody>['booking']
export const RecurringBookingAnswer = z.object({ finance: Finance })

/** Not proposed any more, until the same is said to `unskip-recurring`. Said again it is answered the same. */
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
