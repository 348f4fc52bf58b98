import { expect, test } from 'vitest'
import { balanceOf, printedBalance } from '@/views/samples/invoices/invoiceBalance'
import type { Invoice } from '@/views/samples/invoices/invoiceCalls'
import {
  clientChoices,
  invoiceOf,
  InvoiceValues,
  newInvoiceValues,
  valuesOf,
} from '@/views/samples/invoices/invoiceFormValues'

const client = { name: 'Ana', company: 'Coda', companyEmail: 'a@coda.org', address: '', country: '', contact: '' }
const other = { ...client, name: 'Bia', companyEmail: 'b@coda.org' }
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
const values = valuesOf(invoice)

function errorsOf(changes: Partial<Record<keyof InvoiceValues, string | undefined>>): Record<string, string> {
  const { error } = InvoiceValues.safeParse({ ...values, ...changes })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a balance is read and printed as the samples do', () => {
  expect([0, '$120', '-$120'].map((balance) => balanceOf({ balance }))).toEqual([0, 120, -120])
  expect([0, 120, -120].map(printedBalance)).toEqual([0, '$120', '-$120'])
})

test('an invoice comes out of its form as it went in', () => {
  expect(InvoiceValues.safeParse(values).success).toBe(true)
  expect(invoiceOf(values, client, invoice)).toEqual(invoice)
})

test('what is paid has nothing open', () => {
  expect(invoiceOf({ ...values, invoiceStatus: 'Paid', balance: '50' }, client).balance).toBe(0)
})

test('a new one is a draft of today, due in thirty days, without a number', () => {
  const start = newInvoiceValues(new Date('2026-12-15T12:00:00Z'))
  expect(start).toMatchObject({ issuedDate: '2026-12-15', dueDate: '2027-01-14', invoiceStatus: 'Draft', total: '' })
  const saved = invoiceOf({ ...start, total: '10' }, client)
  expect(saved).not.toHaveProperty('id')
  expect(saved.balance).toBe('$10')
  expect(invoiceOf({ ...start, total: '10', invoiceStatus: 'Partial Payment', balance: '4' }, client).balance).toBe(
    '$4',
  )
})

test('the form finds what cannot be', () => {
  expect(errorsOf({ total: undefined })).toMatchObject({ total: 'required' })
  expect(errorsOf({ total: '12,50' })).toMatchObject({ total: 'not_whole' })
  expect(errorsOf({ total: '0', balance: '0' })).toEqual({ total: 'too_small:1' })
  expect(errorsOf({ balance: '901' })).toEqual({ balance: 'over_total' })
  expect(errorsOf({ dueDate: '2026-01-31' })).toEqual({ dueDate: 'before_issue' })
  expect(errorsOf({ dueDate: '2026-02-01' })).toEqual({})
})

test('the client of an older invoice can be kept, and stands there once', () => {
  expect(clientChoices([other], client)).toEqual([client, other])
  expect(clientChoices([other, client], client)).toEqual([other, client])
  expect(clientChoices([other])).toEqual([other])
})
