import type { Finance } from '@contract/finances'
import { Leaving, LeavingSettlementAnswer, UndoLeavingAnswer, type LeavingSettlement } from '@contract/treasury/leaving'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

interface LastDay {
  memberId: string
  /** `YYYY-MM-DD` */
  on: string
}

/** What a member still owes on their last day, and what is dated after it. */
export const findLeaving = createAppThunk<Leaving, LastDay>('leaving/find', (params, { signal }) =>
  apiRequest(Leaving, { url: '/finances/find-leaving', params, signal }),
)

export const settleLeaving = createAppThunk<LeavingSettlementAnswer, LeavingSettlement>(
  'leaving/settle',
  (settlement) =>
    apiRequest(LeavingSettlementAnswer, { method: 'post', url: '/finances/settle-leaving', data: { settlement } }),
)

export const undoLeaving = createAppThunk<Finance[], { memberId: string; ids: string[] }>(
  'leaving/undo',
  async (data) =>
    (await apiRequest(UndoLeavingAnswer, { method: 'post', url: '/finances/undo-leaving', data })).finances,
)
