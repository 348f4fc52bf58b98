import * as z from 'zod/mini'
import { DESCRIPTION_MAX, Finance } from '@contract/finances'
import { CalendarDate, Id, Version, line } from '@contract/primitives'
import { WrittenOff } from '@contract/finances/settlements'
import type { Call } from '@contract/call'

/** `on`: the member's last day. */
export const LeavingQuery = z.strictObject({ memberId: Id, on: CalendarDate })
/** The member's pending entries, oldest first: dated up to that day (`open`), and after it (`ahead`). */
export const Leaving = z.object({
  open: z.array(Finance),
  ahead: z.array(Finance),
  /** The member's credit in minor units, to be used or refunded. Absent: none. */
  credit: z.optional(z.int()),
})
export type Leaving = z.infer<typeof Leaving>

/** Enough for years of dues and instalments. */
const LEAVING_MAX = 500
const Chosen = z.array(z.strictObject({ id: Id, version: Version })).check(z.maxLength(LEAVING_MAX))
/**
 * Settles the entries, all or none; others stay owed. `writeOff`: gives them up like write-off does. `cancel`: removes them as never due;
 * the rest of an entry paid in part is written off instead.
 */
export const LeavingSettlement = z.strictObject({
  memberId: Id,
  on: CalendarDate,
  reason: line(DESCRIPTION_MAX),
  writeOff: Chosen,
  cancel: Chosen,
})
export type LeavingSettlement = z.infer<typeof LeavingSettlement>
export const LeavingSettlementBody = z.strictObject({ settlement: LeavingSettlement })
export const LeavingSettlementAnswer = z.object({ writeOffs: z.array(WrittenOff), cancelled: z.array(Finance) })
export type LeavingSettlementAnswer = z.infer<typeof LeavingSettlementAnswer>

/** Restores debts that were written off or cancelled, all or none. */
export const UndoLeavingBody = z.strictObject({
  memberId: Id,
  ids: z.array(Id).check(z.minLength(1), z.maxLength(2 * LEAVING_MAX)),
})
export const UndoLeavingAnswer = z.object({ finances: z.array(Finance) })

export const findLeavingCall = {
  method: 'GET',
  path: '/finances/find-leaving',
  access: ['read', 'Finance'],
  query: LeavingQuery,
  answer: Leaving,
} as const satisfies Call

export const settleLeavingCall = {
  method: 'POST',
  path: '/finances/settle-leaving',
  access: ['manage', 'Finance'],
  body: LeavingSettlementBody,
  answer: LeavingSettlementAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoLeavingCall = {
  method: 'POST',
  path: '/finances/undo-leaving',
  access: ['manage', 'Finance'],
  body: UndoLeavingBody,
  answer: UndoLeavingAnswer,
  errors: [404, 409],
} as const satisfies Call
