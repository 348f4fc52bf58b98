import { expect, test } from 'vitest'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { balanceOf, formatBalance } from '@/views/samples/invoices/invoiceBalance'
import type { InvoiceBill } from '@/views/samples/invoices/invoiceBill'
import type { Invoice } from '@/views/samples/invoices/invoiceCalls'
import {
  billOfValues,
  clientChoices,
  clientValues,
  emptyLine,
  invoiceValues,
  newInvoiceValues,
  readInvoice,
  valuesOf,
  type InvoiceValues,
} from '@/views/samples/invoices/invoiceFormValues'
import { hundredthsFormat } from '@/views/samples/invoices/invoiceNumbers'

const english = hundredthsFormat('en')
const portuguese = hundredthsFormat('pt-BR')
const client = { name: 'Ana', company: 'Coda', companyEmail: 'a@coda.org', address: '', country: '', contact: '' }
const other = { ...client, name: 'Bia', companyEmail: 'b@coda.org' }
const bill: InvoiceBill = {
  lines: [
    { service: 'Template Customization', description: 'Posters', quantity: 150, price: 50_000 },
    { service: 'Software Development', description: '', quantity: 100, price: 5000 },
  ],
  discountRate: 0,
  taxRate: 1250,
  salesperson: 'Cleo',
  thanks: '',
  note: 'Thanks',
  terms: '',
  hasStub: true,
}
const houseTexts = { thanks: 'Come again', terms: 'In thirty days' }
const invoice: Invoice = {
  id: 4990,
  issuedDate: '2026-02-01',
  dueDate: '2026-03-03',
  client,
  service: 'Template Customization',
  total: 900,
  avatar: '',
  invoiceStatus: 'Partial Payment',
  balance: '-$120',
}
const values = valuesOf(invoice, bill, english)

function errorsOf(changes: Partial<Record<keyof InvoiceValues, unknown>>): Record<string, string> {
  const { error } = invoiceValues(english).safeParse(withoutEmpty({ ...values, ...changes }))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a balance is read and printed as the samples do', () => {
  expect([0, '$120', '-$120.50'].map((balance) => balanceOf({ balance }))).toEqual([0, 120, -120.5])
  expect([0, 12_000, -12_050, 5].map(formatBalance)).toEqual([0, '$120', '-$120.50', '$0.05'])
})

test('an invoice comes out of its form as it went in, in either language', () => {
  expect(invoiceValues(english).safeParse(withoutEmpty(values)).success).toBe(true)
  expect(values).toMatchObject({ tax: '12.5', paid: '1,020.00', lines: [{ quantity: '1.5', price: '500.00' }, {}] })
  expect(readInvoice(values, client, english, invoice)).toEqual({ invoice, bill })
  const typed = valuesOf(invoice, bill, portuguese)
  expect(typed).toMatchObject({ tax: '12,5', paid: '1.020,00', lines: [{ quantity: '1,5', price: '500,00' }, {}] })
  expect(readInvoice(typed, client, portuguese, invoice)).toEqual({ invoice, bill })
})

test('without a bill the form begins with one line of the total', () => {
  const { lines, tax } = valuesOf(invoice, undefined, english)
  expect(lines).toEqual([{ service: 'Template Customization', description: '', quantity: '1', price: '900.00' }])
  expect(tax).toBe('0')
})

test('what is paid has nothing open', () => {
  expect(readInvoice({ ...values, invoiceStatus: 'Paid', paid: '50' }, client, english).invoice.balance).toBe(0)
})

test('a new one is a draft of today, due in thirty days, without a number', () => {
  const start = newInvoiceValues(new Date('2026-12-15T12:00:00Z'), houseTexts)
  expect(start).toMatchObject({ issuedDate: '2026-12-15', dueDate: '2027-01-14', invoiceStatus: 'Draft' })
  const filled = { ...start, lines: [{ ...emptyLine, price: '10.25' }] }
  const saved = readInvoice(filled, client, english).invoice
  expect(saved).not.toHaveProperty('id')
  expect(saved).toMatchObject({ total: 10.25, balance: '$10.25' })
  const partly = readInvoice({ ...filled, invoiceStatus: 'Partial Payment', paid: '4' }, client, english)
  expect(partly.invoice.balance).toBe('$6.25')
})

test('the form finds what cannot be', () => {
  const line = { ...emptyLine, price: '1' }
  expect(errorsOf({ lines: [] })).toEqual({ lines: 'required' })
  expect(errorsOf({ lines: [{ ...line, price: '' }] })).toEqual({ 'lines.0.price': 'required' })
  expect(errorsOf({ lines: [line, { ...line, price: '1.250' }] })).toEqual({ 'lines.1.price': 'bad_amount' })
  expect(errorsOf({ lines: [{ ...line, price: '0', quantity: '0' }] })).toEqual({ 'lines.0.quantity': 'bad_quantity' })
  expect(errorsOf({ discount: '101', tax: '-1' })).toEqual({ discount: 'bad_rate', tax: 'bad_rate' })
  expect(errorsOf({ dueDate: '2026-01-31' })).toEqual({ dueDate: 'before_issue' })
  expect(errorsOf({ dueDate: '2026-02-01', note: undefined })).toEqual({})
})

test('a note or terms that are switched off are not on the invoice, and a bill without terms has them off', () => {
  const start = { ...newInvoiceValues(new Date(), houseTexts), note: 'By hand' }
  expect(billOfValues(start, english)).toMatchObject({ ...houseTexts, note: 'By hand', hasStub: false })
  const without = { ...start, hasNote: false, hasTerms: false, hasStub: true }
  expect(billOfValues(without, english)).toMatchObject({ note: '', terms: '', hasStub: true })
  expect(values).toMatchObject({ hasNote: true, hasTerms: false })
})

test('a new client has all that the sheet shows, a telephone, and an e-mail that no other has', () => {
  const typed = { ...client, address: '1 Quay', country: 'Ireland', contact: '+353 21 555-0100' }
  const errorOf = (changes: Partial<typeof client>) =>
    clientValues([other.companyEmail]).safeParse(withoutEmpty({ ...typed, ...changes })).error?.issues[0]?.message
  expect(errorOf({})).toBeUndefined()
  expect(errorOf({ country: '' })).toBe('required')
  expect(errorOf({ contact: 'by post' })).toBe('bad_phone')
  expect(errorOf({ companyEmail: 'B@coda.org' })).toBe('taken')
})

test('what cannot be read yet counts as nothing', () => {
  const lines = [
    { ...emptyLine, price: 'ten' },
    { ...emptyLine, price: '12', quantity: '2' },
  ]
  expect(billOfValues({ lines, tax: '1000' }, english)).toMatchObject({
    lines: [{ price: 0 }, { price: 1200, quantity: 200 }],
    taxRate: 0,
  })
})

test('the client of an older invoice can be kept, and stands there once', () => {
  expect(clientChoices([other], client)).toEqual([client, other])
  expect(clientChoices([other, client], client)).toEqual([other, client])
  expect(clientChoices([other])).toEqual([other])
})
