import * as z from 'zod/mini'
import { CalendarDate, Id } from '@contract/primitives'

/**
 * A line of a bank's file as it was taken in, beside an entry that it became, paid or is. What is deleted of it for whoever was erased is
 * absent, and so are the words of lines that came before they were kept.
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
  /** What the same line became or paid besides. */
  others: z.array(z.object({ id: Id, description: z.string(), amount: z.int() })),
  /** Of one that is a part of a booking of the bank: how many parts that has, and to what they come. */
  batch: z.optional(z.object({ count: z.int(), total: z.int() })),
})
export type KeptLine = z.infer<typeof KeptLine>
