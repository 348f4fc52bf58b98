import { FinanceAnswer, type Finance } from '@contract/finances'
import {
  CreditList,
  CreditUsesAnswer,
  ReceivedPaymentAnswer,
  ReceivedUndoAnswer,
  type CreditUses,
  type ReceivedPayment,
  type ReceivedUndo,
  type Refund,
} from '@contract/treasury/credit'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** All members who have some. */
export const fetchCredits = createAppThunk<CreditList>('credit/fetch', (_none, { signal }) =>
  apiRequest(CreditList, { url: '/finances/list-credits', signal }),
)

/** Pays one after the other as far as the money goes; what is over becomes credit. */
export const receivePayment = createAppThunk<ReceivedPaymentAnswer, ReceivedPayment>('credit/receive', (payment) =>
  apiRequest(ReceivedPaymentAnswer, { method: 'post', url: '/finances/receive-payment', data: { payment } }),
)

export const undoReceived = createAppThunk<Finance[], ReceivedUndo>(
  'credit/undoReceived',
  async (payment) =>
    (await apiRequest(ReceivedUndoAnswer, { method: 'post', url: '/finances/undo-received', data: { payment } }))
      .finances,
)

/** All or none. */
export const spendCredit = createAppThunk<string[], CreditUses>(
  'credit/use',
  async (credit) =>
    (await apiRequest(CreditUsesAnswer, { method: 'post', url: '/finances/use-credit', data: { credit } })).ids,
)

export const undoCreditUse = createAppThunk<string[], readonly string[]>(
  'credit/undoUse',
  async (ids) =>
    (await apiRequest(CreditUsesAnswer, { method: 'post', url: '/finances/undo-use-credit', data: { ids } })).ids,
)

export const addRefund = createAppThunk<Finance, Refund>(
  'credit/refund',
  async (refund) =>
    (await apiRequest(FinanceAnswer, { method: 'post', url: '/finances/refund', data: { refund } })).finance,
)
