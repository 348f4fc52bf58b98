import type { Finance } from '@contract/finances'
import { type PaymentReturn, returnPaymentCall, undoReturnCall } from '@contract/finances/returns'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** What was paid is owed again; answers the entries that it made. */
export const returnPayment = createAppThunk<Finance[], PaymentReturn>(
  'returns/add',
  async (made) => (await apiRequest(returnPaymentCall, { data: { return: made } })).finances,
)

export const undoReturn = (id: string): Promise<{ id: string }> => apiRequest(undoReturnCall, { data: { id } })
