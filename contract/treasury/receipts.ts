import * as z from 'zod/mini'
import { Id, Instant, text } from '@contract/primitives'

/** What a receipt can be. Judged by its first bytes, never by its name. */
export const receiptTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export const ReceiptType = z.enum(receiptTypes)
export type ReceiptType = z.infer<typeof ReceiptType>

/** Of one file, in bytes. */
export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024
/** Of all files of a group, in bytes, those included that were removed and can still be brought back: a backup holds them all. */
export const RECEIPTS_MAX_BYTES = 4 * 1024 ** 3
/** On one entry. */
export const RECEIPTS_PER_ENTRY_MAX = 30
export const RECEIPT_NAME_MAX = 200

export const Receipt = z.object({
  id: Id,
  financeId: Id,
  /** As the file was called; without a folder. */
  name: z.string(),
  type: ReceiptType,
  /** In bytes. */
  size: z.int(),
  /** SHA-256 of the file, in hex. */
  sha256: z.string(),
  addedAt: Instant,
  /** The name of who added it, as it was then. */
  addedBy: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

export const ReceiptListQuery = z.strictObject({ financeId: Id })
/** In the order in which they were added. */
export const ReceiptList = z.object({ receipts: z.array(Receipt) })

/**
 * The file itself is the body, as `application/octet-stream`. Sent again under the same id it is answered as it is stored; another
 * file under that id is a conflict.
 */
export const ReceiptQuery = z.strictObject({ id: Id, financeId: Id, name: text(RECEIPT_NAME_MAX) })
export type ReceiptQuery = z.infer<typeof ReceiptQuery>

/** `alsoOn`: up to five entries that have the very same file, the entry itself among them. It is told, not refused. */
export const ReceiptAnswer = z.object({
  receipt: Receipt,
  alsoOn: z.optional(z.array(z.object({ financeId: Id, description: z.string() }))),
})
export type ReceiptAnswer = z.infer<typeof ReceiptAnswer>
