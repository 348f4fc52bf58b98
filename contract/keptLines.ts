import * as z from 'zod/mini'
import { CalendarDate, Id } from '@contract/primitives'

/**
 * A stored line of a bank file, shown with the entry or transfer that it became, paid or is. Absent: fields deleted for an erased person,
 * and texts of lines imported before texts were stored.
 */
export const KeptLine = z.object({
  date: CalendarDate,
  /** Minor units, signed. */
  amount: z.int(),
  description: z.optional(z.string()),
  /** The payer or payee, as named by the bank. */
  counterparty: z.optional(z.string()),
  /** The last four characters of the other account's IBAN or number; the server never sends all of it. */
  accountEnd: z.optional(z.string()),
  reference: z.optional(z.string()),
  bankId: z.optional(z.string()),
  /** Number of the bank's statement. */
  statement: z.optional(z.string()),
  /** Its line number in the file, from 1. */
  fileLine: z.optional(z.int()),
  fileName: z.string(),
  /** The `key` of the booking, for a line booked as several parts, or one that is a part itself. */
  booking: z.optional(z.string()),
})
export type KeptLine = z.infer<typeof KeptLine>

/** Maximum number of parts returned; `count` is their total number. */
export const BOOKING_PARTS_MAX = 200

/** The result of one part. Without either id: not in the books, or hidden from the caller; its amount is then the line's. */
const BookingPart = z.object({
  financeId: z.optional(Id),
  transferId: z.optional(Id),
  /** Empty if it is hidden. */
  description: z.string(),
  /** Name of the entry's member. */
  member: z.optional(z.string()),
  /** Minor units, signed as the bank's. */
  amount: z.int(),
})
export type BookingPart = z.infer<typeof BookingPart>

/** A single booking of the bank that the books contain in several parts: a batch with its lines, or one line with several entries. */
export const BankBooking = z.object({
  key: z.string(),
  total: z.int(),
  count: z.int(),
  /** The first parts, in the order of the file. */
  parts: z.array(BookingPart),
})
export type BankBooking = z.infer<typeof BankBooking>
