import { type Finance } from '@contract/finances'
import {
  type CreditList,
  type ReceivedPaymentAnswer,
  type CreditUses,
  type ReceivedPayment,
  type ReceivedUndo,
  type Refund,
  listCreditsCall,
  receivePaymentCall,
  undoReceivedCall,
  useCreditCall,
  undoUseCreditCall,
  financesRefundCall,
} from '@contract/finances/credit'
import { apiRequest } from '@/api/apiRequest'
/** All members with credit. */
export const fetchCredits = (): Promise<CreditList> => apiRequest(listCreditsCall)

/** Pays the entries one after the other as far as the amount goes; the rest becomes credit. */
export const receivePayment = (payment: ReceivedPayment): Promise<ReceivedPaymentAnswer> =>
  apiRequest(receivePaymentCall, { data: { payment } })

export const undoReceived = async (payment: ReceivedUndo): Promise<Finance[]> =>
  (await apiRequest(undoReceivedCall, { data: { payment } })).finances

/** All or none. */
export const spendCredit = async (credit: CreditUses): Promise<string[]> =>
  (await apiRequest(useCreditCall, { data: { credit } })).ids

export const undoCreditUse = async (ids: string[]): Promise<string[]> =>
  (await apiRequest(undoUseCreditCall, { data: { ids } })).ids

export const addRefund = async (refund: Refund): Promise<Finance> =>
  (await apiRequest(financesRefundCall, { data: { refund } })).finance
