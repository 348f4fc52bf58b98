import * as z from 'zod/mini'
import { CalendarDate, Id } from '@contract/primitives'

/**
 * A line of a bank's file as it was taken in, beside an entry or transfer that it became, paid or is. What is deleted of it for whoever was
 * erased is absent, and so are the words of lines that came before they were kept.
 */
export const KeptLine = z.object({
  date: CalendarDate,
  /** Minor units, signed. */
  amount: z.int(),
  description: z.optional(z.string()),
  /** Who paid or was paid, as the bank names them. */
  counterparty: z.optional(z.string()),
  /** The last four of IBAN or number of the other account; all of it leaves the server for nobody. */
  accountEnd: z.optional(z.string()),
  reference: z.optional(z.string()),
  bankId: z.optional(z.string()),
  /** Number of the bank's statement. */
  statement: z.optional(z.string()),
  /** Where it stands in its file, from 1. */
  fileLine: z.optional(z.int()),
  fileName: z.string(),
  /** Of one that stands in the books in several parts, or is one of several itself: the `key` of the booking beside. */
  booking: z.optional(z.string()),
})
export type KeptLine = z.infer<typeof KeptLine>

/** As many parts of a booking are told; `count` tells how many there are. */
export const BOOKING_PARTS_MAX = 200

/** What a part of a booking became. With neither id: what is not in the books, or not for who asks; its amount is then the line's. */
const BookingPart = z.object({
  financeId: z.optional(Id),
  transferId: z.optional(Id),
  /** Empty of what is not told. */
  description: z.string(),
  /** Name of the member whose entry it is. */
  member: z.optional(z.string()),
  /** Minor units, signed as the bank's. */
  amount: z.int(),
})
export type BookingPart = z.infer<typeof BookingPart>

/** What a bank booked as one sum and the books hold in several parts: a batch with its lines, or one line with several entries. */
export const BankBooking = z.object({
  key: z.string(),
  total: z.int(),
  count: z.int(),
  /** The first of them, in the order of the file. */
  parts: z.array(BookingPart),
})
export type BankBooking = z.infer<typeof BankBooking>
