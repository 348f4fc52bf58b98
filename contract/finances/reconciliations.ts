import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { namesBeside } from '@contract/names'
import { CalendarDate, Id, Instant, multiline } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Most lines compared with a statement at once; with more, an earlier day must be compared first. */
export const RECONCILED_LINES_MAX = 1_000

/** Minor units; negative if the account is overdrawn. */
const StatementBalance = z.int().check(z.minimum(-AMOUNT_MAX * 1_000), z.maximum(AMOUNT_MAX * 1_000))

/** The balance in a bank's file at the end of a day. */
export const StatementClosing = z.strictObject({ date: CalendarDate, amount: StatementBalance })
export type StatementClosing = z.infer<typeof StatementClosing>

/**
 * An account compared with its statement line by line: the lines ticked up to the end of `day`, with those of earlier reconciliations, add
 * up to `balance`. Can be undone, latest first.
 */
export const Reconciliation = z.object({
  id: Id,
  accountId: Id,
  day: CalendarDate,
  balance: z.int(),
  /** Number of lines ticked in it. */
  lines: z.int(),
  at: Instant,
  by: z.string(),
  undoneAt: z.optional(Instant),
  undoneBy: z.optional(z.string()),
  reason: z.optional(z.string()),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const ReconciliationQuery = z.strictObject({ accountId: Id })
/** Newest first, undone ones included. */
export const ReconciliationList = z.object({ reconciliations: z.array(Reconciliation) })
export type ReconciliationList = z.infer<typeof ReconciliationList>

/** `day`: last day of the statement; absent: the day of the newest file's closing balance, else today. */
export const OpenLinesQuery = z.strictObject({ accountId: Id, day: z.optional(CalendarDate) })
export type OpenLinesQuery = z.infer<typeof OpenLinesQuery>
const OpenLine = z.object({
  /** Id of the entry or the transfer. */
  id: Id,
  date: CalendarDate,
  description: z.string(),
  /** Minor units: positive if incoming, negative if outgoing. */
  amount: z.int(),
  isTransfer: z.optional(z.literal(true)),
  /** The other account of a transfer. */
  otherAccountId: z.optional(Id),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** It came from a bank's file, or was ticked in a reconciliation that was undone. */
  isSeen: z.optional(z.literal(true)),
})
export type OpenLine = z.infer<typeof OpenLine>
/** Paid entries and transfers up to `day` that are not reconciled, oldest first. */
export const OpenLines = z.object({
  day: CalendarDate,
  /** Reconciled balance in minor units; 0 before the first reconciliation. */
  reconciled: z.int(),
  reconciledUpTo: z.optional(CalendarDate),
  /** Closing balance of the newest file imported since, if it has one. */
  statement: z.optional(StatementClosing),
  lines: z.array(OpenLine),
  /** There are more lines than RECONCILED_LINES_MAX: these are the oldest. */
  hasMore: z.optional(z.literal(true)),
  ...namesBeside,
})
export type OpenLines = z.infer<typeof OpenLines>

/** `lines`: ids of entries and transfers on the statement. Refused unless they add up to its balance. */
export const ReconciliationBody = z.strictObject({
  reconciliation: z.strictObject({
    id: Id,
    accountId: Id,
    day: CalendarDate,
    balance: StatementBalance,
    lines: z.array(Id).check(z.maxLength(RECONCILED_LINES_MAX)),
  }),
})
export type ReconciliationWrite = z.infer<typeof ReconciliationBody>['reconciliation']
export const ReconciliationAnswer = z.object({ reconciliation: Reconciliation })

export const UndoReconciliationBody = z.strictObject({ id: Id, reason: multiline(500) })
export type ReconciliationUndo = z.infer<typeof UndoReconciliationBody>

export const listReconciliationsCall = {
  method: 'GET',
  path: '/finances/list-reconciliations',
  access: ['read', 'Finance'],
  query: ReconciliationQuery,
  answer: ReconciliationList,
} as const satisfies Call

export const listOpenLinesCall = {
  method: 'GET',
  path: '/finances/list-open-lines',
  access: ['read', 'Finance'],
  query: OpenLinesQuery,
  answer: OpenLines,
  errors: [404],
} as const satisfies Call

export const addReconciliationCall = {
  method: 'POST',
  path: '/finances/add-reconciliation',
  access: ['manage', 'Finance'],
  body: ReconciliationBody,
  answer: ReconciliationAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

export const undoReconciliationCall = {
  method: 'POST',
  path: '/finances/undo-reconciliation',
  access: ['manage', 'Finance'],
  body: UndoReconciliationBody,
  answer: ReconciliationAnswer,
  errors: [404, 409],
} as const satisfies Call
