import {
  type PayableAnswer,
  type PaymentOrder,
  type PaymentOrderSummary,
  type PaymentOrderWrite,
  addPaymentOrderCall,
  findOrderFileCall,
  findPayablesCall,
  findPaymentOrderCall,
  listPaymentOrdersCall,
  markPaymentOrderCall,
  removePaymentOrderCall,
} from '@contract/finances/sepa/paymentOrders'
import { apiRequest } from '@/api/apiRequest'

export const fetchPayables = (): Promise<PayableAnswer> => apiRequest(findPayablesCall)

/** Latest first. */
export const fetchPaymentOrders = async (): Promise<PaymentOrderSummary[]> =>
  (await apiRequest(listPaymentOrdersCall)).orders

export const fetchPaymentOrder = async (id: string): Promise<PaymentOrder> =>
  (await apiRequest(findPaymentOrderCall, { params: { id } })).order

export const addPaymentOrder = async (order: PaymentOrderWrite): Promise<PaymentOrder> =>
  (await apiRequest(addPaymentOrderCall, { data: { order } })).order

export const markPaymentOrder = async (id: string, isSent: boolean): Promise<PaymentOrder> =>
  (await apiRequest(markPaymentOrderCall, { data: { id, isSent } })).order

export const removePaymentOrder = (id: string): Promise<unknown> =>
  apiRequest(removePaymentOrderCall, { params: { id } })

/** The message for the bank, with the name of its file. */
export const fetchOrderFile = (id: string): Promise<{ name: string; xml: string }> =>
  apiRequest(findOrderFileCall, { params: { id } })
