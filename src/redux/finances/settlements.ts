import type { Finance } from '@contract/finances'
import {
  type PartPaymentAnswer,
  type Settlements,
  type PartPayment,
  type WriteOff,
  type WrittenOff,
  listSettlementsCall,
  payPartCall,
  writeOffCall,
  undoWriteOffCall,
} from '@contract/finances/settlements'
import { apiRequest } from '@/api/apiRequest'
/** Which of a member's payments are parts, and what of theirs was written off. */
export const fetchSettlements = (memberId: string): Promise<Settlements> =>
  apiRequest(listSettlementsCall, { params: { memberId } })

export const payPart = (partPayment: PartPayment): Promise<PartPaymentAnswer> =>
  apiRequest(payPartCall, { data: { partPayment } })

/** All are given up, or none. */
export const writeOffFinances = async (writeOff: WriteOff): Promise<WrittenOff[]> =>
  (await apiRequest(writeOffCall, { data: { writeOff } })).writeOffs

/** All are owed again, or none. */
export const undoWriteOff = async (ids: string[]): Promise<Finance[]> =>
  (await apiRequest(undoWriteOffCall, { data: { ids } })).finances
