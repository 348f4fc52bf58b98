import * as z from 'zod/mini'
import { locales } from '@contract/auth'
import { Id, Instant } from '@contract/primitives'
import { blockReasons } from '@contract/messages'
import { WaysToPay } from './paymentSettings'
import type { Call } from '@contract/call'

/** As of other mails (contract/messages.ts, RecipientState). */
export const statementMailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'skipped'] as const
/** Why one failed or was skipped. `paid`: nothing was to pay any more when its turn came. */
export const statementMailReasons = ['refused', 'rejected', 'unreachable', 'no_address', 'paid'] as const

/** Why no bill goes to somebody by e-mail. `removed`: no member any more. */
export const billBlocks = [...blockReasons, 'removed'] as const
export type BillBlock = (typeof billBlocks)[number]

export const StatementMail = z.object({
  id: Id,
  memberId: Id,
  /** It went to whoever paid for the member then. */
  to: z.optional(z.literal('payer')),
  state: z.enum(statementMailStates),
  /** What was asked for, in minor units. */
  amount: z.int(),
  by: z.string(),
  /** When it was asked for. */
  madeAt: Instant,
  /** When its state came to be so. */
  at: Instant,
  reason: z.optional(z.enum(statementMailReasons)),
  /** What the mail server replied (RFC 5321, 4.2). */
  replyCode: z.optional(z.int()),
  /** Of a reminder (reminders.ts); absent: a plain statement. */
  step: z.optional(z.literal([1, 2, 3])),
  /** Handed on by whoever wrote it, not by e-mail. */
  byHand: z.optional(z.literal(true)),
})
export type StatementMail = z.infer<typeof StatementMail>

export const StatementLetterQuery = z.strictObject({
  memberId: Id,
  /** The letter is that reminder, about what is overdue alone. */
  step: z.optional(z.enum(['1', '2', '3'])),
  /** It is addressed to whoever pays for the member; of whom nobody does, to themselves. Reminders always are. */
  to: z.optional(z.literal('payer')),
})
export type StatementLetterQuery = z.infer<typeof StatementLetterQuery>
/** A member's statement as text, with all data for sending it. `owed`: sum of the pending entries asked for, in minor units. */
export const StatementLetter = z.object({
  /** The member or payer asked; for a reminder to a member with a payer, the payer. */
  memberId: Id,
  owed: z.int(),
  /**
   * The part covered by credit: members' credit covers their own debts first, then other debts of whoever pays for them today. Absent:
   * none.
   */
  credit: z.optional(z.int()),
  /** What is asked for: `owed` less `credit`. */
  toPay: z.int(),
  /** Ids of the entries in `owed`. */
  asked: z.array(Id),
  /** Other open entries of the member, with the payer who is asked for each, as they paid for the member when it was charged. */
  askedElsewhere: z.optional(z.array(z.object({ financeId: Id, payer: z.object({ id: Id, name: z.string() }) }))),
  /** The member's payer today, else the one asked for all that is open. */
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
