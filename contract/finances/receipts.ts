import * as z from 'zod/mini'
import { Id, Instant, idQuery, IdAnswer, idBody, foldedLine } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Accepted file types. Detected from the first bytes, not from the file name. */
export const receiptTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export const ReceiptType = z.enum(receiptTypes)
export type ReceiptType = z.infer<typeof ReceiptType>

/** Per file, in bytes. */
export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024
/** Of all files of a group, in bytes, removed but restorable ones included, since a backup contains them all. */
export const RECEIPTS_MAX_BYTES = 4 * 1024 ** 3
/** Per entry. */
export const RECEIPTS_PER_ENTRY_MAX = 30
export const RECEIPT_NAME_MAX = 200

export const Receipt = z.object({
  id: Id,
  financeId: Id,
  /** File name without folder. */
  name: z.string(),
  type: ReceiptType,
  /** In bytes. */
  size: z.int(),
  /** SHA-256 of the file, in hex. */
  sha256: z.string(),
  addedAt: Instant,
  /** Name of the person who added it, at that time. */
  addedBy: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

export const ReceiptListQuery = z.strictObject({ financeId: Id })
/** In the order of creation. */
export const ReceiptList = z.object({ receipts: z.array(Receipt) })

/**
 * The file is the request body, as `application/octet-stream`. A repetition with the same id returns the stored receipt; another file with
 * that id is a conflict.
 */
export const ReceiptQuery = z.strictObject({ id: Id, financeId: Id, name: foldedLine(RECEIPT_NAME_MAX) })
export type ReceiptQuery = z.infer<typeof ReceiptQuery>

/** `alsoOn`: up to five entries with the identical file, including this entry. A notice, not an error. */
export const ReceiptAnswer = z.object({
  receipt: Receipt,
  alsoOn: z.optional(z.array(z.object({ financeId: Id, description: z.string() }))),
})
export type ReceiptAnswer = z.infer<typeof ReceiptAnswer>

export const listReceiptsCall = {
  method: 'GET',
  path: '/finances/list-receipts',
  access: ['read', 'Finance'],
  query: ReceiptListQuery,
  answer: ReceiptList,
  errors: [404],
} as const satisfies Call

export const financesReceiptCall = {
  method: 'GET',
  path: '/finances/receipt',
  access: ['read', 'Finance'],
  query: idQuery,
  answer: z.unknown(),
} as const satisfies Call

export const addReceiptCall = {
  method: 'POST',
  path: '/finances/add-receipt',
  access: ['manage', 'Finance'],
  query: ReceiptQuery,
  body: z.unknown(),
  answer: ReceiptAnswer,
  success: [200, 201],
  errors: [404, 409, 413],
} as const satisfies Call

export const removeReceiptCall = {
  method: 'DELETE',
  path: '/finances/remove-receipt',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call

export const restoreReceiptCall = {
  method: 'POST',
  path: '/finances/restore-receipt',
  access: ['manage', 'Finance'],
  body: idBody,
  answer: ReceiptAnswer,
  errors: [404],
} as const satisfies Call
