import type { Finance } from '@contract/finances'
import { type PaymentReturn, returnPaymentCall, undoReturnCall } from '@contract/finances/returns'
import { apiRequest } from '@/api/apiRequest'

/** Makes a payment owed again; returns the entries made for it. */
export const returnPayment = async (made: PaymentReturn): Promise<Finance[]> =>
  (await apiRequest(returnPaymentCall, { data: { return: made } })).finances

export const undoReturn = (id: string): Promise<{ id: string }> => apiRequest(undoReturnCall, { data: { id } })
