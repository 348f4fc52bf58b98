import type { Finance } from '@contract/finances'
import { IdAnswer } from '@contract/primitives'
import { PaymentReturnAnswer, type PaymentReturn } from '@contract/treasury/returns'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** What was paid is owed again; answers the entries that it made. */
export const returnPayment = createAppThunk<Finance[], PaymentReturn>(
  'returns/add',
  async (made) =>
    (await apiRequest(PaymentReturnAnswer, { method: 'post', url: '/finances/return-payment', data: { return: made } }))
      .finances,
)

export const undoReturn = createAppThunk<{ id: string }, string>('returns/undo', (id) =>
  apiRequest(IdAnswer, { method: 'post', url: '/finances/undo-return', data: { id } }),
)
