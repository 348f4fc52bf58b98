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
/** A member's part payments and written-off entries. */
export const fetchSettlements = (memberId: string): Promise<Settlements> =>
  apiRequest(listSettlementsCall, { params: { memberId } })

export const payPart = (partPayment: PartPayment): Promise<PartPaymentAnswer> =>
  apiRequest(payPartCall, { data: { partPayment } })

/** Writes off all entries, or none. */
export const writeOffFinances = async (writeOff: WriteOff): Promise<WrittenOff[]> =>
  (await apiRequest(writeOffCall, { data: { writeOff } })).writeOffs

/** Undoes all write-offs, or none. */
export const undoWriteOff = async (ids: string[]): Promise<Finance[]> =>
  (await apiRequest(undoWriteOffCall, { data: { ids } })).finances
