import type { Finance } from '@contract/finances'
import {
  PartPaymentAnswer,
  Settlements,
  UndoWriteOffAnswer,
  WriteOffAnswer,
  type PartPayment,
  type WriteOff,
  type WrittenOff,
} from '@contract/treasury/settlements'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** Which of a member's payments are parts, and what of theirs was written off. */
export const fetchSettlements = createAppThunk<Settlements, string>('settlements/fetch', (memberId, { signal }) =>
  apiRequest(Settlements, { url: '/finances/list-settlements', params: { memberId }, signal }),
)

export const payPart = createAppThunk<PartPaymentAnswer, PartPayment>('settlements/payPart', (partPayment) =>
  apiRequest(PartPaymentAnswer, { method: 'post', url: '/finances/pay-part', data: { partPayment } }),
)

/** All are given up, or none. */
export const writeOffFinances = createAppThunk<WrittenOff[], WriteOff>(
  'settlements/writeOff',
  async (writeOff) =>
    (await apiRequest(WriteOffAnswer, { method: 'post', url: '/finances/write-off', data: { writeOff } })).writeOffs,
)

/** All are owed again, or none. */
export const undoWriteOff = createAppThunk<Finance[], string[]>(
  'settlements/undoWriteOff',
  async (ids) =>
    (await apiRequest(UndoWriteOffAnswer, { method: 'post', url: '/finances/undo-write-off', data: { ids } })).finances,
)
