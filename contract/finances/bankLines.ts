import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { CalendarDate, foldedLine } from '@contract/primitives'

/** What a file of a bank was known as. `spreadsheet`: CSV or xlsx, whose columns were named by the person. */
export const bankFileFormats = ['ofx', 'camt052', 'camt053', 'camt054', 'mt940', 'spreadsheet'] as const
export const BankFileFormat = z.enum(bankFileFormats)
export type BankFileFormat = z.infer<typeof BankFileFormat>

/** Minor units, signed: less than nothing left the account. */
export const SignedAmount = z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX))

/** One movement of an account as its bank tells it. A reversed posting comes with the sign that it has in the account. */
export const BankLine = z.strictObject({
  /** On which the bank booked it; of a pending one, on which it was announced. */
  date: CalendarDate,
  amount: SignedAmount,
  /** What the person reads: the remittance text, else what kind of posting it is. */
  description: foldedLine(200),
  /** Who paid or was paid, as the bank names them. */
  counterparty: z.optional(foldedLine(140)),
  /** IBAN or number of the other account. */
  counterpartyAccount: z.optional(foldedLine(40)),
  /** Of who asked for the money: Pix txid, end-to-end id, creditor reference (ISO 11649). Without `NOTPROVIDED` and the like. */
  reference: z.optional(foldedLine(140)),
  /** The bank's own id of the posting (OFX FITID, CAMT AcctSvcrRef, MT940 bank reference): the same in each file that holds it. */
  bankId: z.optional(foldedLine(140)),
  /** Announced, not booked: it may still change or go away. */
  isPending: z.optional(z.literal(true)),
  /** Where it begins in its file, from 1; of a workbook the row. Of a file with several others in it, within its own. */
  line: z.optional(z.int().check(z.minimum(1))),
  /** What the lines have in common that are parts of one booking of the bank: the bank's id of it, else its day and place in the file. */
  batch: z.optional(foldedLine(140)),
  /** What whoever passed the payment on kept of it, as the file says; the amount is without it. In minor units, and not stored. */
  fee: z.optional(z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))),
  /** Number of the bank's statement that the line is on, as the file has it. */
  statement: z.optional(foldedLine(40)),
})
export type BankLine = z.infer<typeof BankLine>

/** Why a line of a bank's file is left out unless a person wants it: it tells a balance, moves nothing, or is not booked yet. */
export const bankAsideReasons = ['balance', 'zero', 'pending'] as const
export type BankAsideReason = (typeof bankAsideReasons)[number]

/** A line of a bank's file that is left out. */
export interface BankAsideLine {
  /** Of the file, from 1. */
  line: number
  why: BankAsideReason
  text: string
  /** The movement that it would be; absent where it has no amount. */
  taken?: BankLine
}

/** What a reader left out or made of a file that a person should know; the sentences are in the texts of `bankFiles`. */
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
  /** What stands there, cut to what a sentence holds. */
  text: string
}

/** A balance as the file tells it, in minor units; some tell no day. */
export interface StatedBalance {
  amount: number
  date?: string
}

/** Of a file whose lines were taken in: what it was read as, and the days that it is about. It is kept, for those who check the books. */
export const BankFileFacts = z.strictObject({
  format: BankFileFormat,
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type BankFileFacts = z.infer<typeof BankFileFacts>

/** One account's part of a file. A file may hold several. */
export interface BankStatement {
  format: BankFileFormat
  /** As the file writes it: an IBAN, or bank, branch and number. */
  accountNumber?: string
  bankName?: string
  /** ISO 4217. */
  currency?: string
  /** Both days included. */
  from?: string
  to?: string
  openingBalance?: StatedBalance
  /** Of what is booked. */
  closingBalance?: StatedBalance
  /** By how much the closing balance is more than the opening one with what is booked; absent where they agree or one is not told. */
  difference?: number
  lines: BankLine[]
  /** Lines that were read and are left out, in the order of the file. All lines that were read stand here or in `lines`. */
  aside?: BankAsideLine[]
  notes?: BankNote[]
}
