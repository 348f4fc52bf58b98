import * as z from 'zod/mini'
import { faceOf } from './faces'
import { billOf, InvoiceBill, services } from './invoiceBills'
import { holds, isWanted, nextId, pageOf, sortRows } from './rows'
import { get, NOT_FOUND, post, remove, removeFrom, type SampleCall } from './sampleCall'
import { companyOf, dayOf, emailOf, nameOf, phoneOf, pick, placeOf, strewn } from './words'

const FIRST_ID = 4987
const COUNT = 50
const CLIENTS = 5
const CENTS = 100

const statuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

export interface InvoiceClient {
  address: string
  company: string
  companyEmail: string
  country: string
  contact: string
  name: string
}

export interface Invoice {
  id: number
  /** YYYY-MM-DD, as `dueDate`. */
  issuedDate: string
  client: InvoiceClient
  service: (typeof services)[number]
  /** Dollars. */
  total: number
  avatar: string
  invoiceStatus: (typeof statuses)[number]
  /** 0 when nothing is open; else as printed, `$120` or `-$120` for what was paid too much. */
  balance: 0 | string
  dueDate: string
}

export interface PaymentDetails {
  totalDue: string
  bankName: string
  country: string
  iban: string
  swiftCode: string
}

const paymentDetails: PaymentDetails = {
  totalDue: '$8,450.00',
  bankName: 'Bank of the Sample',
  country: 'Ireland',
  iban: 'IE12 SAMP 0000 0012 3456 78',
  swiftCode: 'SAMPIE2DXXX',
}

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const SavedInvoice = z.object({
  invoice: z.object({
    id: z.optional(z.number()),
    issuedDate: day,
    client: z.object({
      address: z.string(),
      company: z.string(),
      companyEmail: z.string(),
      country: z.string(),
      contact: z.string(),
      name: z.string(),
    }),
    service: z.enum(services),
    total: z.number(),
    avatar: z.string(),
    invoiceStatus: z.enum(statuses),
    balance: z.union([z.number(), z.string().check(z.regex(/^-?\$\d+(\.\d\d)?$/))]),
    dueDate: day,
  }),
  bill: z.optional(InvoiceBill),
})

const printed = (balance: number | string): Invoice['balance'] =>
  typeof balance === 'string' ? balance : balance === 0 ? 0 : `$${balance}`

function clientOf(index: number): InvoiceClient {
  const { city, country } = placeOf(index)
  const company = companyOf(index)
  return {
    address: `${10 + strewn(index, 0, 180)} ${pick(['Station Road', 'Harbour Street', 'Mill Lane', 'Opera Square'], index)}, ${city}`,
    company,
    companyEmail: emailOf(company),
    country,
    contact: phoneOf(index),
    name: nameOf(index),
  }
}

function balanceOf(index: number, status: Invoice['invoiceStatus'], total: number): Invoice['balance'] {
  if (status === 'Paid' || (status === 'Downloaded' && index % 2 === 1)) return 0
  if (status !== 'Partial Payment') return `$${total}`
  // Below every total there is. Some paid more than was asked.
  const rest = strewn(index, 60, 960)
  return index % 4 === 0 ? `-$${rest}` : `$${rest}`
}

function invoiceOf(index: number): Invoice {
  const invoiceStatus = pick(statuses, strewn(index, 0, 5))
  const total = strewn(index, 1200, 9800)
  return {
    id: FIRST_ID + index,
    issuedDate: dayOf(index * 3),
    client: clientOf(index),
    service: pick(services, index),
    total,
    avatar: faceOf(nameOf(index)),
    invoiceStatus,
    balance: balanceOf(index, invoiceStatus, total),
    dueDate: dayOf(index * 3 + 30),
  }
}

function isSought({ client, id, total, balance, dueDate }: Invoice, q: string | undefined): boolean {
  if (q?.toLowerCase() === 'paid' && balance === 0) return true
  return holds(q, [client.companyEmail, client.name, id, total, balance, dueDate])
}

export function invoiceCalls(): SampleCall[] {
  const invoices = Array.from({ length: COUNT }, (_, index) => invoiceOf(index))
  const bills = new Map(
    invoices.map(({ id, service, total }, index) => [id, billOf(index, service, total * CENTS)] as const),
  )
  return [
    get('/apps/invoice/invoices', (ask) => {
      const [q, status] = [ask.text('q'), ask.text('status')]
      const found = invoices.filter((invoice) => isSought(invoice, q) && isWanted(status, invoice.invoiceStatus))
      const sorted = sortRows(found, ask.text('sortColumn'), ask.text('sort'))
      return [200, { allData: invoices, total: found.length, invoices: pageOf(sorted, ask) }]
    }),
    get('/api/invoice/invoices/:id', ({ part }) => {
      const invoice = invoices.find(({ id }) => String(id) === part)
      return invoice ? [200, { invoice, paymentDetails, bill: bills.get(invoice.id) }] : NOT_FOUND
    }),
    // Not in the specification: the sheet of a new one shows its number, and how it can be paid, before it is saved.
    get('/api/invoice/next', () => [200, { id: nextId(invoices), paymentDetails }]),
    // Not in the specification: without it, the forms of the samples would save nothing and a removal had no way back.
    post('/apps/invoice/save-invoice', (ask) => {
      const { invoice: given, bill } = ask.body(SavedInvoice)
      const invoice: Invoice = { ...given, id: given.id ?? nextId(invoices), balance: printed(given.balance) }
      const index = invoices.findIndex(({ id }) => id === invoice.id)
      // One that is put back has the lines it had; a total that is changed alone is made of none.
      if (bill) bills.set(invoice.id, bill)
      else if (index >= 0 && invoices[index]?.total !== invoice.total) bills.delete(invoice.id)
      if (index < 0) invoices.push(invoice)
      else invoices[index] = invoice
      invoices.sort((a, b) => a.id - b.id)
      return [201, { invoice }]
    }),
    remove('/apps/invoice/delete', (ask) => removeFrom(invoices, ({ id }) => id === ask.id())),
    get('/api/invoice/clients', () => [200, invoices.slice(0, CLIENTS).map(({ client }) => client)]),
  ]
}
