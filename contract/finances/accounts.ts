import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { BankBooking, KeptLine } from '@contract/keptLines'
import { Month, line, idQuery, IdAnswer, foldedLine } from '@contract/primitives'
import { paging } from '@contract/lists'
import { namesBeside } from '@contract/names'
import { CalendarDate, Id, Instant, Version, text } from '@contract/primitives'
import type { Call } from '@contract/call'

/** A cash box, a bank account, or an account with a payment service. */
export const financeAccountKinds = ['cash', 'bank', 'payment'] as const
export const FinanceAccountKind = z.enum(financeAccountKinds)
export type FinanceAccountKind = z.infer<typeof FinanceAccountKind>

/** Limit per group, closed ones included. */
export const FINANCE_ACCOUNTS_MAX = 50

const financeAccountFields = {
  id: Id,
  name: text(60),
  kind: FinanceAccountKind,
  /** Identifies files of the bank: an IBAN, or branch and number, as typed. */
  number: z.optional(text(40)),
  /** Last day of the account: no later bookings, and a balance of zero from then on. Not allowed for the first account. */
  closedOn: z.optional(CalendarDate),
}

/**
 * A group's first account has the group's id, exists from the start, and contains every entry without an account. It can be renamed but not
 * removed. All accounts use the group's currency.
 */
export const FinanceAccount = z.strictObject({ ...financeAccountFields, version: Version })
export type FinanceAccount = z.infer<typeof FinanceAccount>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const FinanceAccountWrite = z.strictObject({
  ...financeAccountFields,
  name: line(60),
  number: z.optional(line(40)),
  version: z.optional(Version),
})
export type FinanceAccountWrite = z.infer<typeof FinanceAccountWrite>

/** Minor units; negative where the account was overdrawn. */
const Opening = z.int().check(
  z.minimum(-AMOUNT_MAX),
  z.maximum(AMOUNT_MAX),
  z.refine((amount) => amount !== 0),
)

/**
 * `opening`: the balance of a new account before its books begin. It becomes an entry of the category `opening` with the given id, and is
 * changed there.
 */
export const FinanceAccountBody = z.strictObject({
  account: FinanceAccountWrite,
  opening: z.optional(z.strictObject({ id: Id, amount: Opening, date: CalendarDate, description: foldedLine(200) })),
})
export type FinanceAccountBody = z.infer<typeof FinanceAccountBody>
export const FinanceAccountAnswer = z.object({ account: FinanceAccount })

/** `on`: balances at the end of that day; absent: including all stored entries. */
export const FinanceAccountListQuery = z.strictObject({ on: z.optional(CalendarDate) })
/**
 * The first account first, then the others by name, closed ones last. `balance` in minor units: paid income less paid expense, including
 * opening balances, plus net transfers. The sum of all accounts is the group's balance.
 */
export const FinanceAccountList = z.object({
  accounts: z.array(
    z.object({
      account: FinanceAccount,
      balance: z.int(),
      /** Number of entries and transfers, including pending ones. An account without any can be removed. */
      movements: z.int(),
      /** Last day of its newest reconciled statement (reconciliations.ts); absent: none. */
      reconciledUpTo: z.optional(CalendarDate),
      /** With `on`, of a cash box: the later day at whose end it holds least, where that is less than `balance`. */
      lowest: z.optional(z.object({ day: CalendarDate, balance: z.int() })),
    }),
  ),
})
export type FinanceAccountList = z.infer<typeof FinanceAccountList>

const transferFields = {
  id: Id,
  fromAccountId: Id,
  toAccountId: Id,
  /** Minor units, equal on both accounts. */
  amount: z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX)),
  date: CalendarDate,
  description: z.optional(text(200)),
}

/** Money moved between two accounts of the group: neither income nor expense. */
export const Transfer = z.strictObject({ ...transferFields, version: Version })
export type Transfer = z.infer<typeof Transfer>
export const TransferWrite = z
  .strictObject({ ...transferFields, description: z.optional(line(200)), version: z.optional(Version) })
  .check(
    z.refine(({ fromAccountId, toAccountId }) => fromAccountId.toLowerCase() !== toAccountId.toLowerCase(), {
      path: ['toAccountId'],
      error: 'not_allowed',
    }),
  )
export type TransferWrite = z.infer<typeof TransferWrite>
export const TransferBody = z.strictObject({ transfer: TransferWrite })
export const TransferAnswer = z.object({ transfer: Transfer })

const TransferListConfig = z.strictObject({
  ...paging,
  accountId: z.optional(Id),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type TransferListConfig = z.infer<typeof TransferListConfig>
/** Newest date first. */
export const TransferListQuery = z.strictObject({ config: z.prefault(TransferListConfig, {}) })
export const TransferList = z.object({
  transfers: z.array(Transfer),
  total: z.int(),
  /** Ids of those on the page that are reconciled on one of their accounts. */
  reconciled: z.optional(z.array(Id)),
})
export type TransferList = z.infer<typeof TransferList>

export const transferActions = ['created', 'changed', 'removed', 'restored'] as const
/**
 * Newest first. `before` is absent at creation, `after` at removal. `reconciliation`: the newest that contains the transfer; it fixes
 * accounts, amount and date until undone.
 */
export const TransferHistory = z.object({
  reconciliation: z.optional(z.object({ day: CalendarDate, at: Instant, by: z.string() })),
  changes: z.array(
    z.object({
      at: Instant,
      by: z.string(),
      action: z.enum(transferActions),
      before: z.optional(Transfer),
      after: z.optional(Transfer),
    }),
  ),
})
export type TransferHistory = z.infer<typeof TransferHistory>

export const AccountMonthsQuery = z.strictObject({ accountId: Id })
/**
 * The last twelve months including the current one, oldest first: paid entries of one account. Opening balances only count in `balance`.
 */
export const AccountMonths = z.object({
  months: z.array(
    z.object({
      month: Month,
      income: z.int(),
      expense: z.int(),
      /** Incoming less outgoing transfers. */
      transfers: z.int(),
      /** At the end of the month. */
      balance: z.int(),
    }),
  ),
})
export type AccountMonths = z.infer<typeof AccountMonths>

const AccountMovementsConfig = z.strictObject({
  ...paging,
  accountId: Id,
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type AccountMovementsConfig = z.infer<typeof AccountMovementsConfig>
/** Movements of one account as on its bank statement: paid entries and transfers, newest first. */
export const AccountMovementsQuery = z.strictObject({ config: AccountMovementsConfig })
export const AccountMovement = z.object({
  date: CalendarDate,
  description: z.string(),
  /** Positive if incoming, negative if outgoing. */
  amount: z.int(),
  /** Of the account after this movement. */
  balance: z.int(),
  financeId: z.optional(Id),
  transferId: z.optional(Id),
  /** The other account of a transfer. */
  otherAccountId: z.optional(Id),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** Its bank lines: those of this account first, then the newest. */
  bank: z.optional(z.array(KeptLine)),
})
export type AccountMovement = z.infer<typeof AccountMovement>
/** `before`: balance before the period; `after`: at its end. `bookings`: the bank's bookings that contain lines of the page. */
export const AccountMovements = z.object({
  movements: z.array(AccountMovement),
  total: z.int(),
  before: z.int(),
  after: z.int(),
  bookings: z.optional(z.array(BankBooking)),
  ...namesBeside,
})
export type AccountMovements = z.infer<typeof AccountMovements>

export const listAccountsCall = {
  method: 'GET',
  path: '/finances/list-accounts',
  access: ['read', 'Finance'],
  query: FinanceAccountListQuery,
  answer: FinanceAccountList,
} as const satisfies Call

export const addAccountCall = {
  method: 'POST',
  path: '/finances/add-account',
  access: ['manage', 'Finance'],
  body: FinanceAccountBody,
  answer: FinanceAccountAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeAccountCall = {
  method: 'DELETE',
  path: '/finances/remove-account',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call

export const accountMovementsCall = {
  method: 'GET',
  path: '/finances/account-movements',
  access: ['read', 'Finance'],
  query: AccountMovementsQuery,
  answer: AccountMovements,
  errors: [404],
} as const satisfies Call

export const accountMonthsCall = {
  method: 'GET',
  path: '/finances/account-months',
  access: ['read', 'Finance'],
  query: AccountMonthsQuery,
  answer: AccountMonths,
  errors: [404],
} as const satisfies Call

export const listTransfersCall = {
  method: 'GET',
  path: '/finances/list-transfers',
  access: ['read', 'Finance'],
  query: TransferListQuery,
  answer: TransferList,
} as const satisfies Call

export const addTransferCall = {
  method: 'POST',
  path: '/finances/add-transfer',
  access: ['manage', 'Finance'],
  body: TransferBody,
  answer: TransferAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeTransferCall = {
  method: 'DELETE',
  path: '/finances/remove-transfer',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call

export const transferHistoryCall = {
  method: 'GET',
  path: '/finances/transfer-history',
  access: ['read', 'Finance'],
  query: idQuery,
  answer: TransferHistory,
  errors: [404],
} as const satisfies Call
