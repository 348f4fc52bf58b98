import * as z from 'zod/mini'
import { balanceOf, formatBalance } from './invoiceBalance'
import { invoiceStatuses, services, type Invoice, type InvoiceClient, type InvoiceToSave } from './invoiceCalls'

const TOTAL_MAX = 9_999_999

const day = z.string('required')
const dollars = z.string('required').check(z.regex(/^-?\d+$/, 'not_whole'))

/** What is typed; amounts are text until they are saved. An empty input is absent, so `required` is its error. */
export const InvoiceValues = z
  .object({
    clientEmail: z.string('required'),
    service: z.enum(services),
    issuedDate: day,
    dueDate: day,
    total: dollars,
    /** Absent where it is not asked; left empty, nothing is open. */
    balance: z.optional(dollars),
    invoiceStatus: z.enum(invoiceStatuses),
  })
  .check(
    // What is no number is another field’s error: it is neither below nor above.
    z.refine(({ issuedDate, dueDate }) => dueDate >= issuedDate, { path: ['dueDate'], error: 'before_issue' }),
    z.refine(({ total }) => !(Number(total) < 1), { path: ['total'], error: 'too_small:1' }),
    z.refine(({ total }) => !(Number(total) > TOTAL_MAX), { path: ['total'], error: `too_big:${TOTAL_MAX}` }),
    z.refine(({ total, balance }) => !(Number(balance ?? 0) > Number(total)), {
      path: ['balance'],
      error: 'over_total',
    }),
  )
export type InvoiceValues = z.infer<typeof InvoiceValues>

const DAY_MS = 86_400_000
const DAYS_TO_PAY = 30

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

export function newInvoiceValues(today: Date): InvoiceValues {
  return {
    clientEmail: '',
    service: 'Software Development',
    issuedDate: isoDay(today),
    dueDate: isoDay(new Date(today.getTime() + DAYS_TO_PAY * DAY_MS)),
    total: '',
    balance: '0',
    invoiceStatus: 'Draft',
  }
}

export function valuesOf(invoice: Invoice): InvoiceValues {
  const { client, service, issuedDate, dueDate, total, invoiceStatus } = invoice
  return {
    clientEmail: client.companyEmail,
    service,
    issuedDate,
    dueDate,
    total: String(total),
    balance: String(balanceOf(invoice)),
    invoiceStatus,
  }
}

/** Who can be chosen: the samples' clients, and the invoice's own where it is none of them. A company is known by its e-mail. */
export function clientChoices(clients: readonly InvoiceClient[], own?: InvoiceClient): InvoiceClient[] {
  const isKnown = clients.some(({ companyEmail }) => companyEmail === own?.companyEmail)
  return own && !isKnown ? [own, ...clients] : [...clients]
}

/** What is paid has nothing open, and a new one all of it, unless it says that a part was paid. */
export function hasOpenBalance(status: Invoice['invoiceStatus'], isNew: boolean): boolean {
  return status === 'Partial Payment' || (!isNew && status !== 'Paid')
}

export function invoiceOf(values: InvoiceValues, client: InvoiceClient, before?: Invoice): InvoiceToSave {
  const { service, issuedDate, dueDate, invoiceStatus } = values
  const unasked = invoiceStatus === 'Paid' ? 0 : Number(values.total)
  const open = hasOpenBalance(invoiceStatus, !before) ? Number(values.balance ?? 0) : unasked
  return {
    ...(before && { id: before.id }),
    client,
    service,
    issuedDate,
    dueDate,
    invoiceStatus,
    total: Number(values.total),
    balance: formatBalance(open),
    avatar: before?.avatar ?? '',
  }
}
