import * as z from 'zod/mini'
import { locales } from '@contract/locales'
import { Id, Instant } from '@contract/primitives'
import { blockReasons } from '@contract/messages'
import { WaysToPay } from './paymentSettings'
import type { Call } from '@contract/call'

/** States of a mail, as in contract/messages.ts (RecipientState). */
export const statementMailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'skipped'] as const
/** Why a mail failed or was skipped. `paid`: nothing was due any more when it was to be sent. */
export const statementMailReasons = ['refused', 'rejected', 'unreachable', 'no_address', 'paid'] as const

/** Why someone gets no bill by e-mail. `removed`: no longer a member. */
export const billBlocks = [...blockReasons, 'removed'] as const
export type BillBlock = (typeof billBlocks)[number]

export const StatementMail = z.object({
  id: Id,
  memberId: Id,
  /** It was sent to the payer of the member at that time. */
  to: z.optional(z.literal('payer')),
  state: z.enum(statementMailStates),
  /** Requested amount, in minor units. */
  amount: z.int(),
  by: z.string(),
  /** When it was requested. */
  madeAt: Instant,
  /** When the state was reached. */
  at: Instant,
  reason: z.optional(z.enum(statementMailReasons)),
  /** Reply code of the mail server (RFC 5321, 4.2). */
  replyCode: z.optional(z.int()),
  /** Of a reminder (reminders.ts); absent: a plain statement. */
  step: z.optional(z.literal([1, 2, 3])),
  /** Delivered by the sender, not by e-mail. */
  byHand: z.optional(z.literal(true)),
  /** It told of a direct debit to come. */
  isNotice: z.optional(z.literal(true)),
})
export type StatementMail = z.infer<typeof StatementMail>

export const StatementLetterQuery = z.strictObject({
  memberId: Id,
  /** Returns the letter of this reminder, about overdue entries only. */
  step: z.optional(z.enum(['1', '2', '3'])),
  /** Addressed to the payer of the member, if there is one. Reminders always are. */
  to: z.optional(z.literal('payer')),
})
export type StatementLetterQuery = z.infer<typeof StatementLetterQuery>
/** A member's statement as text, with all data for sending it. `owed`: sum of the pending entries in the request, in minor units. */
export const StatementLetter = z.object({
  /** The member or payer from whom payment is requested; for a reminder to a member with a payer, the payer. */
  memberId: Id,
  owed: z.int(),
  /**
   * The part covered by credit: members' credit covers their own debts first, then other debts of whoever pays for them today. Absent:
   * none.
   */
  credit: z.optional(z.int()),
  /** The part that is being collected by direct debit, and so is not to be paid otherwise. Absent: none. */
  collected: z.optional(z.int()),
  /** The part that is due later by a plan of instalments. Absent: none. */
  later: z.optional(z.int()),
  /** Requested amount: `owed` less `credit`, `collected` and `later`. */
  toPay: z.int(),
  /** Ids of the entries in `owed`. */
  asked: z.array(Id),
  /** Other open entries of the member, which are requested from another payer: the one who paid for the member when each was charged. */
  askedElsewhere: z.optional(z.array(z.object({ financeId: Id, payer: z.object({ id: Id, name: z.string() }) }))),
  /** The member's payer today, else the payer from whom everything open is requested. */
  payer: z.optional(z.object({ id: Id, name: z.string() })),
  /** The letter is addressed to the payer. */
  to: z.optional(z.literal('payer')),
  /** `paymentReferenceOf` the member. */
  reference: z.string(),
  /** For `toPay`; empty where that is 0, or the group has no payment settings. */
  ways: WaysToPay,
  /** The language of their account, else of the group's messages, else of the caller's. */
  locale: z.enum(locales),
  subject: z.string(),
  text: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Absent: can be reached by e-mail. */
  block: z.optional(z.enum(billBlocks)),
  /** Whether this server sends e-mail at all. */
  hasMail: z.boolean(),
  /** Newest first, at most twelve. */
  mails: z.array(StatementMail),
})
export type StatementLetter = z.infer<typeof StatementLetter>

/** A repetition with the same id returns the stored mail; nothing is sent twice. */
export const NewStatementMail = z.strictObject({ id: Id, memberId: Id, to: z.optional(z.literal('payer')) })
export type NewStatementMail = z.infer<typeof NewStatementMail>
export const StatementMailBody = z.strictObject({ mail: NewStatementMail })
export const StatementMailAnswer = z.object({ mail: StatementMail })

export const findStatementCall = {
  method: 'GET',
  path: '/finances/find-statement',
  access: ['read', 'Finance'],
  query: StatementLetterQuery,
  answer: StatementLetter,
  errors: [404],
} as const satisfies Call

export const sendStatementCall = {
  method: 'POST',
  path: '/finances/send-statement',
  access: ['manage', 'Finance'],
  body: StatementMailBody,
  answer: StatementMailAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call
