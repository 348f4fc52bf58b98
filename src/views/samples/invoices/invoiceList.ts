import type { ListShape } from '@/views/samples/kit/listQuery'
import { invoiceStatuses } from './invoiceCalls'

export type InvoiceFilter = 'status'

export const invoiceListShape: ListShape<InvoiceFilter> = {
  filters: { status: invoiceStatuses },
  sortColumns: ['id', 'issuedDate', 'dueDate', 'total', 'invoiceStatus', 'balance'],
  sortColumn: 'id',
}

export const INVOICE_LIST = '/apps/invoice/list'
export const NEW_INVOICE = '/apps/invoice/add'
export const invoicePath = (id: number) => `/apps/invoice/preview?id=${id}`
export const editInvoicePath = (id: number) => `/apps/invoice/edit?id=${id}`
