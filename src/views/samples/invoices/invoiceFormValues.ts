import * as z from 'zod/mini'
import { Phone } from '@contract/members'
import { Email, text } from '@contract/primitives'
import { balanceOf, formatBalance } from './invoiceBalance'
import { billSum, centsOf, plainBill, services, type InvoiceBill } from './invoiceBill'
import { invoiceStatuses, type Invoice, type InvoiceClient, type InvoiceToSave } from './invoiceCalls'
import { RATE_MAX, type HundredthsFormat } from './invoiceNumbers'

export const LINES_MAX = 20

const DESCRIPTION_MAX = 120
export const NOTE_MAX = 400
const NAME_MAX = 120
const day = z.string('required')

/** A number with two decimals as the language writes it; `isWanted` says more of it. Lists keep their empty texts. */
function numberText(format: HundredthsFormat, isWanted: (hundredths: number) => boolean, error: string) {
  return z.string('required').check(
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(
      (typed) => {
        const value = format.parse(typed)
        return value !== null && isWanted(value)
      },
      { error },
    ),
  )
}

/** What is typed; numbers are text until they are saved. An empty input is absent, so `required` is its error. */
export function invoiceValues(format: HundredthsFormat) {
  const rate = numberText(format, (value) => value <= RATE_MAX, 'bad_rate')
  return z
    .object({
      clientEmail: z.string('required'),
      issuedDate: day,
      dueDate: day,
      invoiceStatus: z.enum(invoiceStatuses),
      lines: z
        .array(
          z.object({
            service: z.enum(services),
            description: z.string().check(z.maxLength(DESCRIPTION_MAX, `too_long:${DESCRIPTION_MAX}`)),
            quantity: numberText(format, (value) => value > 0, 'bad_quantity'),
            price: numberText(format, () => true, 'bad_amount'),
          }),
        )
        .check(z.minLength(1, 'required'), z.maxLength(LINES_MAX, 'too_many')),
      discount: rate,
      tax: rate,
      /** Absent where it is not asked. */
      paid: z.optional(numberText(format, () => true, 'bad_amount')),
      salesperson: z.optional(text(NAME_MAX)),
      thanks: z.optional(text(NAME_MAX)),
      note: z.optional(text(NOTE_MAX)),
      terms: z.optional(text(NOTE_MAX)),
      hasNote: z.boolean(),
      hasTerms: z.boolean(),
      hasStub: z.boolean(),
    })
    .check(z.refine(({ issuedDate, dueDate }) => dueDate >= issuedDate, { path: ['dueDate'], error: 'before_issue' }))
}
export type InvoiceValues = z.infer<ReturnType<typeof invoiceValues>>
export type LineValues = InvoiceValues['lines'][number]

/** A client that is new. Of two companies with one e-mail the form could not tell which is chosen. */
export function clientValues(knownEmails: readonly string[]) {
  const name = text(NAME_MAX)
  return z.object({
    company: name,
    name,
    companyEmail: Email.check(z.refine((typed) => !knownEmails.includes(typed), 'taken')),
    address: text(NOTE_MAX),
    country: name,
    contact: Phone,
  })
}

const DAY_MS = 86_400_000
const DAYS_TO_PAY = 30

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

export const emptyLine: LineValues = { service: 'Software Development', description: '', quantity: '1', price: '' }

/** What the house writes on each of its invoices until somebody writes otherwise. */
export type HouseTexts = Pick<InvoiceBill, 'thanks' | 'terms'>

export function newInvoiceValues(today: Date, { thanks, terms }: HouseTexts): InvoiceValues {
  return {
    clientEmail: '',
    issuedDate: isoDay(today),
    dueDate: isoDay(new Date(today.getTime() + DAYS_TO_PAY * DAY_MS)),
    invoiceStatus: 'Draft',
    lines: [emptyLine],
    discount: '0',
    tax: '0',
    paid: '0',
    salesperson: '',
    thanks,
    note: '',
    terms,
    hasNote: true,
    hasTerms: true,
    hasStub: false,
  }
}

export function valuesOf(invoice: Invoice, bill: InvoiceBill | undefined, format: HundredthsFormat): InvoiceValues {
  const { client, issuedDate, dueDate, total, invoiceStatus } = invoice
  const { lines, discountRate, taxRate, ...rest } = bill ?? plainBill(invoice)
  return {
    clientEmail: client.companyEmail,
    issuedDate,
    dueDate,
    invoiceStatus,
    lines: lines.map(({ quantity, price, ...line }) => ({
      ...line,
      quantity: format.text(quantity),
      price: format.price(price),
    })),
    discount: format.text(discountRate),
    tax: format.text(taxRate),
    paid: format.price(centsOf(total) - centsOf(balanceOf(invoice))),
    ...rest,
    hasNote: rest.note !== '',
    hasTerms: rest.terms !== '',
  }
}

/** What the form says at any moment: what cannot be read yet counts as nothing. */
export function billOfValues(values: Partial<InvoiceValues>, format: HundredthsFormat): InvoiceBill {
  const read = (typed = '') => format.parse(typed) ?? 0
  const rate = (typed = '') => format.parse(typed, RATE_MAX) ?? 0
  const lines = (values.lines ?? []).map(({ service, description, quantity, price }) => ({
    service,
    description,
    quantity: read(quantity),
    price: read(price),
  }))
  const { salesperson = '', thanks = '', note = '', terms = '', hasNote = false, hasTerms = false } = values
  return {
    lines,
    discountRate: rate(values.discount),
    taxRate: rate(values.tax),
    salesperson,
    thanks,
    note: hasNote ? note : '',
    terms: hasTerms ? terms : '',
    hasStub: values.hasStub ?? false,
  }
}

/** Who can be chosen: the samples' clients, and the invoice's own where it is none of them. A company is known by its e-mail. */
export function clientChoices(clients: readonly InvoiceClient[], own?: InvoiceClient): InvoiceClient[] {
  const isKnown = clients.some(({ companyEmail }) => companyEmail === own?.companyEmail)
  return own && !isKnown ? [own, ...clients] : [...clients]
}

/** What is paid is so to the last cent, and of a new one nothing is, unless it says that a part was. */
export function asksPaid(status: Invoice['invoiceStatus'], isNew: boolean): boolean {
  return status === 'Partial Payment' || (!isNew && status !== 'Paid')
}

/** Cents paid of a total. */
export function paidOf(
  { invoiceStatus, paid }: Pick<InvoiceValues, 'invoiceStatus' | 'paid'>,
  total: number,
  isNew: boolean,
  format: HundredthsFormat,
): number {
  if (invoiceStatus === 'Paid') return total
  return asksPaid(invoiceStatus, isNew) ? (format.parse(paid ?? '') ?? 0) : 0
}

export interface ReadInvoice {
  invoice: InvoiceToSave
  bill: InvoiceBill
}

export function readInvoice(
  values: InvoiceValues,
  client: InvoiceClient,
  format: HundredthsFormat,
  before?: Invoice,
): ReadInvoice {
  const { issuedDate, dueDate, invoiceStatus } = values
  const bill = billOfValues(values, format)
  const { total } = billSum(bill)
  const invoice = {
    ...(before && { id: before.id }),
    client,
    service: bill.lines[0]?.service ?? emptyLine.service,
    issuedDate,
    dueDate,
    invoiceStatus,
    total: total / 100,
    balance: formatBalance(total - paidOf(values, total, before === undefined, format)),
    avatar: before?.avatar ?? '',
  }
  return { invoice, bill }
}
