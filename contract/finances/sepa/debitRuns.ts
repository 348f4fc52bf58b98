import * as z from 'zod/mini'
import { CalendarDate, Id, IdAnswer, Instant, Version, idQuery } from '@contract/primitives'
import type { Call } from '@contract/call'
import { billBlocks, statementMailReasons, statementMailStates } from '@contract/finances/paying/statements'
import { sequenceTypes } from './mandateRules'

/** Most mandates of a run. */
export const DEBIT_LINES_MAX = 1000
/** Most entries of one mandate. */
const DEBIT_ENTRIES_MAX = 100

/**
 * Why a line needs a look: `void` on the first possible day, unused for 36 months; `credit` of the member covers some of it; `returned`: what
 * was last collected by the mandate came back; `collected` before, and not paid.
 */
export const debitProblems = ['void', 'credit', 'returned', 'collected'] as const

/** What could be collected by one mandate: all that is owed by its person up to a day. Amounts in cents. */
const Collectable = z.object({
  mandateId: Id,
  name: z.string(),
  reference: z.string(),
  /** Last four characters of the account's number. */
  account: z.string(),
  sequence: z.enum(sequenceTypes),
  amount: z.int(),
  finances: z.array(
    z.object({ id: Id, version: Version, description: z.string(), amount: z.int(), day: CalendarDate }),
  ),
  problems: z.array(z.enum(debitProblems)),
})
export type Collectable = z.infer<typeof Collectable>

export const CollectionAnswer = z.object({
  /** The ways to pay have a creditor identifier and an account, and the group's currency is the euro. */
  isReady: z.boolean(),
  /** First day by which the bank can collect. */
  firstDay: CalendarDate,
  /** First day of which payers can be told in time. */
  noticedDay: CalendarDate,
  /** By name. */
  lines: z.array(Collectable),
})
export type CollectionAnswer = z.infer<typeof CollectionAnswer>

const DebitRunWrite = z.strictObject({
  id: Id,
  /** Of the collection. */
  day: CalendarDate,
  lines: z
    .array(
      z.strictObject({
        mandateId: Id,
        finances: z
          .array(z.strictObject({ id: Id, version: Version }))
          .check(z.minLength(1), z.maxLength(DEBIT_ENTRIES_MAX)),
      }),
    )
    .check(z.minLength(1), z.maxLength(DEBIT_LINES_MAX)),
})
export type DebitRunWrite = z.infer<typeof DebitRunWrite>
export const DebitRunBody = z.strictObject({ run: DebitRunWrite })

const runFields = {
  id: Id,
  /** 1 for the group's first run. */
  number: z.int(),
  day: CalendarDate,
  /** Cents, of all lines. */
  amount: z.int(),
  count: z.int(),
  /** Cents that are not paid yet. */
  open: z.int(),
  madeAt: Instant,
  /** It went to the bank; from then on it is not removed. */
  sentAt: z.optional(Instant),
}
const DebitRunSummary = z.object(runFields)
export type DebitRunSummary = z.infer<typeof DebitRunSummary>

/**
 * `open`: to be paid. `paid`: the bank's file, or somebody, paid it. `returned`: paid, and taken back. `changed`: what is owed is no longer
 * the amount of the line, as some of it was paid otherwise, changed or removed.
 */
export const debitLineStates = ['open', 'paid', 'returned', 'changed'] as const
const DebitLine = z.object({
  id: Id,
  reference: z.string(),
  holder: z.string(),
  /** Last four characters of the account's number. */
  account: z.string(),
  sequence: z.enum(sequenceTypes),
  amount: z.int(),
  /** As on the payer's bank statement. */
  text: z.string(),
  state: z.enum(debitLineStates),
  /** How the payer was told of it; the latest, where a mail failed. */
  notice: z.optional(
    z.object({
      state: z.enum(statementMailStates),
      at: Instant,
      reason: z.optional(z.enum(statementMailReasons)),
      /** Told by somebody, not by e-mail. */
      byHand: z.optional(z.literal(true)),
    }),
  ),
  /** Absent: can be told by e-mail. */
  block: z.optional(z.enum(billBlocks)),
})
export type DebitLine = z.infer<typeof DebitLine>

/** As it was made: accounts and amounts do not follow later changes. */
export const DebitRun = z.object({
  ...runFields,
  creditorId: z.string(),
  creditor: z.string(),
  lines: z.array(DebitLine),
  noticeDays: z.int(),
  /** Last day on which payers are told in time, by `noticeDays`. */
  noticedBy: CalendarDate,
  /** Whether this server sends e-mail at all. */
  hasMail: z.boolean(),
  /** The words of a notice, with the fields of debitNotices.ts, in the language of the group's mails. */
  notice: z.object({ subject: z.string(), greeting: z.string(), text: z.string() }),
})
export type DebitRun = z.infer<typeof DebitRun>
export const DebitRunAnswer = z.object({ run: DebitRun })
/** Latest first. */
export const DebitRunList = z.object({ runs: z.array(DebitRunSummary) })

export const DebitFileAnswer = z.object({ name: z.string(), xml: z.string() })

const access = ['manage', 'Finance'] as const

export const findCollectionCall = {
  method: 'GET',
  path: '/finances/find-collection',
  access,
  /** Last due day of what is collected. */
  query: z.strictObject({ until: CalendarDate }),
  answer: CollectionAnswer,
} as const satisfies Call

export const listDebitRunsCall = {
  method: 'GET',
  path: '/finances/list-debit-runs',
  access,
  answer: DebitRunList,
} as const satisfies Call

export const findDebitRunCall = {
  method: 'GET',
  path: '/finances/find-debit-run',
  access,
  query: idQuery,
  answer: DebitRunAnswer,
  errors: [404],
} as const satisfies Call

/** pain.008, for the bank. */
export const findDebitFileCall = {
  method: 'GET',
  path: '/finances/find-debit-file',
  access,
  query: idQuery,
  answer: DebitFileAnswer,
  errors: [404],
} as const satisfies Call

export const addDebitRunCall = {
  method: 'POST',
  path: '/finances/add-debit-run',
  access,
  body: DebitRunBody,
  answer: DebitRunAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

/** `isSent`: it went to the bank; taken back within a day. */
export const markDebitRunCall = {
  method: 'POST',
  path: '/finances/mark-debit-run',
  access,
  body: z.strictObject({ id: Id, isSent: z.boolean() }),
  answer: DebitRunAnswer,
  errors: [404, 409],
} as const satisfies Call

/** Only while it is not sent. */
export const removeDebitRunCall = {
  method: 'DELETE',
  path: '/finances/remove-debit-run',
  access,
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call

/** A repetition with the same ids sends nothing twice. */
export const DebitNoticesBody = z.strictObject({
  runId: Id,
  notices: z
    .array(
      z.strictObject({
        id: Id,
        lineId: Id,
        /** Told by the sender, on paper or by message: it is recorded, and no mail is sent. */
        byHand: z.optional(z.literal(true)),
      }),
    )
    .check(z.minLength(1), z.maxLength(DEBIT_LINES_MAX)),
})
export type DebitNotices = z.infer<typeof DebitNoticesBody>

/**
 * Tells payers of what will be collected. All or none: 400 `not_allowed` at `runId` from the day of collection on, at `notices.N.lineId` for a
 * line of another run, `required` where no mail can be sent, and `taken` for one who was told already.
 */
export const sendDebitNoticesCall = {
  method: 'POST',
  path: '/finances/send-debit-notices',
  access,
  body: DebitNoticesBody,
  answer: DebitRunAnswer,
  errors: [404, 409],
} as const satisfies Call
