import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { CalendarDate, text } from '@contract/primitives'

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
  description: text(200),
  /** Who paid or was paid, as the bank names them. */
  counterparty: z.optional(text(140)),
  /** IBAN or number of the other account. */
  counterpartyAccount: z.optional(text(40)),
  /** Of who asked for the money: Pix txid, end-to-end id, creditor reference (ISO 11649). Without `NOTPROVIDED` and the like. */
  reference: z.optional(text(140)),
  /** The bank's own id of the posting (OFX FITID, CAMT AcctSvcrRef, MT940 bank reference): the same in each file that holds it. */
  bankId: z.optional(text(140)),
  /** Announced, not booked: it may still change or go away. */
  isPending: z.optional(z.literal(true)),
})
export type BankLine = z.infer<typeof BankLine>

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
  openingBalance?: { amount: number; date: string }
  /** Of what is booked, in minor units. */
  closingBalance?: { amount: number; date: string }
  /** By how much the closing balance is more than the opening one with what is booked; absent where they agree or one is not told. */
  difference?: number
  lines: BankLine[]
}
