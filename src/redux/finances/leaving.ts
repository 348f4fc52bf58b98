import type { Finance } from '@contract/finances'
import {
  type Leaving,
  type LeavingSettlementAnswer,
  type LeavingSettlement,
  findLeavingCall,
  settleLeavingCall,
  undoLeavingCall,
} from '@contract/finances/leaving'
import { apiRequest } from '@/api/apiRequest'

interface LastDay {
  memberId: string
  /** `YYYY-MM-DD` */
  on: string
}

/** What a member still owes on their last day, and what is dated after it. */
export const findLeaving = (params: LastDay): Promise<Leaving> => apiRequest(findLeavingCall, { params })

export const settleLeaving = (settlement: LeavingSettlement): Promise<LeavingSettlementAnswer> =>
  apiRequest(settleLeavingCall, { data: { settlement } })

export const undoLeaving = async (data: { memberId: string; ids: string[] }): Promise<Finance[]> =>
  (await apiRequest(undoLeavingCall, { data })).finances
