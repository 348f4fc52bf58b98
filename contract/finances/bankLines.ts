import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { CalendarDate, foldedLine } from '@contract/primitives'

/** Format of a bank's file. `spreadsheet`: CSV or xlsx, with columns assigned by the user. */
export const bankFileFormats = ['ofx', 'camt052', 'camt053', 'camt054', 'mt940', 'spreadsheet'] as const
export const BankFileFormat = z.enum(bankFileFormats)
export type BankFileFormat = z.infer<typeof BankFileFormat>

/** Minor units; negative if it left the account. */
export const SignedAmount = z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX))

/** One movement of an account from a bank's file. A reversed posting has the sign of its effect on the account. */
export const BankLine = z.strictObject({
  /** Booking day; of a pending line, the day of the announcement. */
  date: CalendarDate,
  amount: SignedAmount,
  /** The remittance text, else the kind of posting. */
  description: foldedLine(200),
  /** Payer or payee, as named by the bank. */
  counterparty: z.optional(foldedLine(140)),
  /** IBAN or number of the other account. */
  counterpartyAccount: z.optional(foldedLine(40)),
  /**
   * Reference of the party that requested the payment: Pix txid, end-to-end id, creditor reference (ISO 11649). Without `NOTPROVIDED` and
   * the like.
   */
  reference: z.optional(foldedLine(140)),
  /** The bank's own id of the posting (OFX FITID, CAMT AcctSvcrRef, MT940 bank reference), equal in every file that contains it. */
  bankId: z.optional(foldedLine(140)),
  /** Announced but not booked; may still change or disappear. */
  isPending: z.optional(z.literal(true)),
  /** Where the line begins in its file, from 1; in a workbook, the row. In a container of several files, counted within its own file. */
  line: z.optional(z.int().check(z.minimum(1))),
  /** Common to the lines that are parts of one booking: the bank's id of it, else its day and place in the file. */
  batch: z.optional(foldedLine(140)),
  /** Fee kept by a payment processor, if the file contains it; `amount` is net of it. Minor units, not stored. */
  fee: z.optional(z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))),
  /** Number of the bank statement that contains the line. */
  statement: z.optional(foldedLine(40)),
})
export type BankLine = z.infer<typeof BankLine>

/** Why a line is left out unless the user includes it: it is a balance, has no amount, or is not booked yet. */
export const bankAsideReasons = ['balance', 'zero', 'pending'] as const
export type BankAsideReason = (typeof bankAsideReasons)[number]

/** A line of a bank's file that is left out. */
export interface BankAsideLine {
  /** Of the file, from 1. */
  line: number
  why: BankAsideReason
  text: string
  /** The movement if the user includes it; absent without an amount. */
  taken?: BankLine
}

/** Notices about what a reader skipped or assumed; their texts are in `bankFiles`. */
export const bankNoteCodes = [
  'balance',
  'balance_day',
  'value_day',
  'booked_day',
  'unsigned',
  'batch',
  'charges',
] as const
export type BankNoteCode = (typeof bankNoteCodes)[number]

export interface BankNote {
  /** Of the file, from 1. */
  line: number
  code: BankNoteCode
  /** The original content, shortened to fit a sentence. */
  text: string
}

/** A balance from the file, in minor units; some have no date. */
export interface StatedBalance {
  amount: number
  date?: string
}

/** Format and period of an imported file; stored for auditors. */
export const BankFileFacts = z.strictObject({
  format: BankFileFormat,
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type BankFileFacts = z.infer<typeof BankFileFacts>

/** One account's part of a file. A file may hold several. */
export interface BankStatement {
  format: BankFileFormat
  /** As written in the file: an IBAN, or bank, branch and number. */
  accountNumber?: string
  bankName?: string
  /** ISO 4217. */
  currency?: string
  /** Both days included. */
  from?: string
  to?: string
  openingBalance?: StatedBalance
  /** Booked balance. */
  closingBalance?: StatedBalance
  /** Closing balance less opening balance and booked lines; absent where that is zero or a balance is missing. */
  difference?: number
  lines: BankLine[]
  /** Lines that were left out, in file order. Every line read is either here or in `lines`. */
  aside?: BankAsideLine[]
  notes?: BankNote[]
}
