import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { InvoiceBill, services } from './invoiceBill'

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

export const InvoiceClient = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
})
export type InvoiceClient = z.infer<typeof InvoiceClient>

export const Invoice = z.object({
  id: z.number(),
  issuedDate: z.string(),
  client: InvoiceClient,
  service: z.enum(services),
  /** Dollars. */
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  /** 0, or as printed: `$120`, `-$120.50`. */
  balance: z.union([z.number(), z.string()]),
  dueDate: z.string(),
})
export type Invoice = z.infer<typeof Invoice>
export type InvoiceToSave = Omit<Invoice, 'id'> & { id?: number }

const PaymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})
export type PaymentDetails = z.infer<typeof PaymentDetails>

const InvoiceList = z.object({ total: z.number(), invoices: z.array(Invoice) })
/** Without a bill where the total is all that is known. */
const InvoiceDetail = z.object({ invoice: Invoice, paymentDetails: PaymentDetails, bill: z.optional(InvoiceBill) })
export type InvoiceDetail = z.infer<typeof InvoiceDetail>
/** The number of the next one, and how it is paid. */
const NextInvoice = z.object({ id: z.number(), paymentDetails: PaymentDetails })
const SavedInvoice = z.object({ invoice: Invoice })

export const fetchInvoices = async (params: Readonly<Record<string, unknown>>) =>
  sampleRequest(InvoiceList, { url: '/apps/invoice/invoices', params })

/** The one that the id names; without an id, the first of the list. */
export const findInvoice = async (id: string | null) => {
  const known = id ?? String(await firstId())
  return sampleRequest(InvoiceDetail, { url: `/api/invoice/invoices/${encodeURIComponent(known)}` })
}

async function firstId(): Promise<number | undefined> {
  const { invoices } = await sampleRequest(InvoiceList, { url: '/apps/invoice/invoices', params: { perPage: 1 } })
  return invoices[0]?.id
}

export const fetchNext = () => sampleRequest(NextInvoice, { url: '/api/invoice/next' })

export const fetchClients = () => sampleRequest(z.array(InvoiceClient), { url: '/api/invoice/clients' })

/** Adds one without an id; else changes it, or puts it back. Without a bill it keeps the one it has. */
export async function saveInvoice(invoice: InvoiceToSave, bill?: InvoiceBill): Promise<Invoice> {
  const answer = await sampleRequest(SavedInvoice, {
    method: 'POST',
    url: '/apps/invoice/save-invoice',
    data: { invoice, bill },
  })
  return answer.invoice
}

export async function deleteInvoice(id: number): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'DELETE', url: '/apps/invoice/delete', params: { id } })
}
