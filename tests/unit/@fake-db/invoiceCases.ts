import { expect } from 'vitest'
import type { InvoiceBill } from '@/@fake-db/invoiceBills'
import type { Invoice, InvoiceClient, PaymentDetails } from '@/@fake-db/invoices'
import type { SampleCase, Send } from './sampleCase'

const LIST = 'GET /apps/invoice/invoices'
const ONE = 'GET /api/invoice/invoices/:id'
const DELETE = 'DELETE /apps/invoice/delete'
const SAVE = 'POST /apps/invoice/save-invoice'
const NEXT = 'GET /api/invoice/next'
const CLIENTS = 'GET /api/invoice/clients'

interface InvoiceList {
  allData: Invoice[]
  total: number
  invoices: Invoice[]
}

const list = async (send: Send, params?: object) => (await send.get<InvoiceList>('/apps/invoice/invoices', params)).data

const first = async (send: Send): Promise<Invoice> => {
  const [invoice] = (await list(send)).allData
  if (!invoice) throw new Error('There are no invoices')
  return invoice
}

const isSearched = (read: (invoice: Invoice) => unknown): SampleCase[2] => {
  return async (send) => {
    const q = String(read(await first(send))).toUpperCase()
    const { invoices } = await list(send, { q, perPage: 50 })
    expect(invoices.map(({ id }) => id)).toContain(4987)
    for (const invoice of invoices) {
      const { client, id, total, balance, dueDate } = invoice
      expect([client.companyEmail, client.name, id, total, balance, dueDate].join(' ').toUpperCase()).toContain(q)
    }
  }
}

export const invoiceCases: SampleCase[] = [
  [
    LIST,
    'ten a page, the first page, all of them beside it',
    async (send) => {
      const { status, data } = await send.get<InvoiceList>('/apps/invoice/invoices')
      expect(status).toBe(200)
      expect(Object.keys(data).sort()).toEqual(['allData', 'invoices', 'total'])
      expect(data.invoices).toHaveLength(10)
      expect(data.invoices).toEqual(data.allData.slice(0, 10))
      expect(data.total).toBe(data.allData.length)
      expect(data.allData.map(({ id }) => id)).toEqual(Array.from({ length: data.total }, (_, index) => 4987 + index))
    },
  ],
  [
    LIST,
    'every field, service and status of the specification',
    async (send) => {
      const { allData } = await list(send)
      for (const invoice of allData) {
        expect(invoice).toEqual({
          id: expect.any(Number),
          issuedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          client: {
            address: expect.any(String),
            company: expect.any(String),
            companyEmail: expect.any(String),
            country: expect.any(String),
            contact: expect.any(String),
            name: expect.any(String),
          },
          service: expect.any(String),
          total: expect.any(Number),
          avatar: expect.any(String),
          invoiceStatus: expect.any(String),
          balance: invoice.balance === 0 ? 0 : expect.stringMatching(/^-?\$\d+$/),
          dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        })
      }
      expect([...new Set(allData.map(({ service }) => service))].sort()).toEqual([
        'Software Development',
        'Template Customization',
        'UI/UX Design & Development',
        'Unlimited Extended License',
      ])
      expect([...new Set(allData.map(({ invoiceStatus }) => invoiceStatus))].sort()).toEqual([
        'Downloaded',
        'Draft',
        'Paid',
        'Partial Payment',
        'Past Due',
        'Sent',
      ])
      const balances = allData.map(({ balance }) => String(balance)[0])
      expect(balances).toEqual(expect.arrayContaining(['0', '$', '-']))
    },
  ],
  [
    LIST,
    'page and perPage, as numbers and as text; past the end nothing, with the true total',
    async (send) => {
      const { allData, total } = await list(send)
      expect((await list(send, { page: 2, perPage: 3 })).invoices).toEqual(allData.slice(3, 6))
      expect((await list(send, { page: '2', perPage: '3' })).invoices).toEqual(allData.slice(3, 6))
      expect(await list(send, { page: 99 })).toMatchObject({ invoices: [], total })
    },
  ],
  [
    LIST,
    'parameters that are empty, null or nonsense are the defaults',
    async (send) => {
      const plain = await list(send)
      expect(await list(send, { q: '', status: null, page: 0, perPage: -1, sortColumn: 'nonsense' })).toEqual(plain)
    },
  ],
  [
    LIST,
    'parameters in the address itself',
    async (send) => {
      const { data } = await send.get<InvoiceList>('/apps/invoice/invoices?status=Sent&perPage=2')
      expect(data.invoices.map(({ invoiceStatus }) => invoiceStatus)).toEqual(['Sent', 'Sent'])
    },
  ],
  [LIST, 'q finds the e-mail', isSearched(({ client }) => client.companyEmail)],
  [LIST, 'q finds the name', isSearched(({ client }) => client.name)],
  [LIST, 'q finds the number', isSearched(({ id }) => id)],
  [LIST, 'q finds the total', isSearched(({ total }) => total)],
  [LIST, 'q finds the balance', isSearched(({ balance }) => balance)],
  [LIST, 'q finds the due date', isSearched(({ dueDate }) => dueDate)],
  [
    LIST,
    'a comma is a letter like any other',
    async (send) => {
      expect((await list(send, { q: ',' })).total).toBe(0)
      const { client } = await first(send)
      expect((await list(send, { q: `${client.name},` })).total).toBe(0)
    },
  ],
  [
    LIST,
    'q does not look at the company, the service or the address',
    async (send) => {
      const { client } = await first(send)
      expect((await list(send, { q: client.address })).total).toBe(0)
      expect((await list(send, { q: 'Template Customization' })).total).toBe(0)
    },
  ],
  [
    LIST,
    'q does not look at the status or the day of issue, and there is no other way to name rows',
    async (send) => {
      const { allData } = await list(send)
      const [sent] = allData.filter(({ invoiceStatus }) => invoiceStatus === 'Sent')
      expect((await list(send, { q: 'Sent' })).total).toBe(0)
      const days = allData.filter(({ dueDate }) => dueDate === sent?.issuedDate)
      expect((await list(send, { q: sent?.issuedDate })).total).toBe(days.length)
      expect((await list(send, { q: 'Sent', also: [4987] })).total).toBe(0)
    },
  ],
  [
    LIST,
    'the word paid also finds what has nothing open',
    async (send) => {
      const { allData } = await list(send)
      const cleared = allData.filter(({ balance }) => balance === 0)
      const { invoices, total } = await list(send, { q: 'Paid', perPage: 50 })
      expect(invoices).toEqual(cleared)
      expect(total).toBe(cleared.length)
      expect(cleared.some(({ invoiceStatus }) => invoiceStatus !== 'Paid')).toBe(true)
    },
  ],
  [
    LIST,
    'status, whatever its case, together with q; an unknown one finds nothing',
    async (send) => {
      const { allData } = await list(send)
      const { invoices } = await list(send, { status: 'past due', perPage: 50 })
      expect(invoices).toEqual(allData.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due'))
      const { total } = await list(send, { q: 'paid', status: 'Downloaded' })
      expect(total).toBe(
        allData.filter(({ invoiceStatus, balance }) => invoiceStatus === 'Downloaded' && balance === 0).length,
      )
      expect((await list(send, { status: 'Lost' })).total).toBe(0)
    },
  ],
  [
    LIST,
    'sortColumn and sort; numbers by their size, and up where sort is not said',
    async (send) => {
      const totals = async (params: object) =>
        (await list(send, { sortColumn: 'total', perPage: 50, ...params })).invoices.map(({ total }) => total)
      const up = await totals({ sort: 'asc' })
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      expect(await totals({ sort: 'desc' })).toEqual(up.toReversed())
      expect(await totals({})).toEqual(up)
    },
  ],
  [
    LIST,
    'balances by their amount: what was paid too much, then nothing, then what is open',
    async (send) => {
      const balances = async (sort: string) =>
        (await list(send, { sortColumn: 'balance', sort, perPage: 50 })).invoices.map(({ balance }) =>
          Number(String(balance).replace('$', '')),
        )
      const up = await balances('asc')
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      expect(up).toContain(0)
      expect(up[0]).toBeLessThan(0)
      expect(await balances('desc')).toEqual(up.toSorted((a, b) => b - a))
    },
  ],
  [
    LIST,
    'what is open fits the status, and is never more than the total',
    async (send) => {
      for (const { invoiceStatus, balance, total } of (await list(send)).allData) {
        const open = Number(String(balance).replace('$', ''))
        expect(open).toBeLessThanOrEqual(total)
        if (invoiceStatus === 'Paid') expect(open).toBe(0)
        if (['Sent', 'Draft', 'Past Due'].includes(invoiceStatus)) expect(open).toBe(total)
      }
    },
  ],
  [
    ONE,
    'the invoice, and how to pay it: a fixed sample',
    async (send) => {
      const one = async (id: number) => {
        const url = `/api/invoice/invoices/${id}`
        return (await send.get<{ invoice: Invoice; paymentDetails: PaymentDetails }>(url)).data
      }
      const { invoice, paymentDetails } = await one(4987)
      expect(invoice).toEqual(await first(send))
      expect(Object.keys(paymentDetails).sort()).toEqual(['bankName', 'country', 'iban', 'swiftCode', 'totalDue'])
      expect((await one(4988)).paymentDetails.totalDue).toBe(paymentDetails.totalDue)
    },
  ],
  [
    ONE,
    'beside it what the total is made of; saved with the invoice, and kept when it is put back',
    async (send) => {
      const one = async () =>
        (await send.get<{ invoice: Invoice; bill?: InvoiceBill }>('/api/invoice/invoices/4987')).data
      const { invoice, bill } = await one()
      expect(bill?.lines.length).toBeGreaterThan(0)
      const changed = { ...bill, note: 'Later', lines: bill?.lines.slice(0, 1) }
      await send.post('/apps/invoice/save-invoice', { invoice: { ...invoice, total: 12.5 }, bill: changed })
      expect((await one()).bill).toEqual(changed)
      await send.remove('/apps/invoice/delete', { id: 4987 })
      await send.post('/apps/invoice/save-invoice', { invoice: { ...invoice, total: 12.5 } })
      expect((await one()).bill).toEqual(changed)
      await send.post('/apps/invoice/save-invoice', { invoice })
      expect(await one()).not.toHaveProperty('bill')
    },
  ],
  [
    ONE,
    'a 404 where there is none',
    async (send) => {
      for (const id of ['1', 'x', '4986']) {
        expect((await send.get(`/api/invoice/invoices/${id}`)).status).toBe(404)
      }
    },
  ],
  [
    DELETE,
    'takes it out for the visit, once',
    async (send) => {
      const { total } = await list(send)
      expect((await send.remove('/apps/invoice/delete', { id: 4987 })).status).toBe(200)
      expect((await send.remove('/apps/invoice/delete', { id: 4987 })).status).toBe(404)
      expect((await send.get('/api/invoice/invoices/4987')).status).toBe(404)
      expect((await list(send)).total).toBe(total - 1)
    },
  ],
  [
    DELETE,
    'the id in the body serves as well',
    async (send) => {
      expect((await send.remove('/apps/invoice/delete', undefined, { id: 4990 })).status).toBe(200)
      expect((await send.get('/api/invoice/invoices/4990')).status).toBe(404)
    },
  ],
  [
    SAVE,
    'adds under the next number, changes the one it names, puts back the one that was removed',
    async (send) => {
      const { id, ...fields } = await first(send)
      const { total } = await list(send)
      const save = (invoice: object) => send.post<{ invoice: Invoice }>('/apps/invoice/save-invoice', { invoice })
      const { status, data } = await save(fields)
      expect(status).toBe(201)
      expect(data.invoice).toEqual({ ...fields, id: 4987 + total })
      await save({ ...fields, id, total: 1 })
      expect(await first(send)).toEqual({ ...fields, id, total: 1 })
      await send.remove('/apps/invoice/delete', { id })
      await save({ ...fields, id })
      expect(await first(send)).toEqual({ ...fields, id })
      expect((await list(send)).total).toBe(total + 1)
    },
  ],
  [
    SAVE,
    'refuses what is no invoice',
    async (send) => {
      expect((await send.post('/apps/invoice/save-invoice', { invoice: { total: 'much' } })).status).toBe(400)
    },
  ],
  [
    NEXT,
    'the number that the next one gets, and how it is paid',
    async (send) => {
      const next = async () =>
        (await send.get<{ id: number; paymentDetails: PaymentDetails }>('/api/invoice/next')).data
      const { id, paymentDetails } = await next()
      const one = await send.get<{ paymentDetails: PaymentDetails }>('/api/invoice/invoices/4987')
      expect(paymentDetails).toEqual(one.data.paymentDetails)
      const { id: _id, ...fields } = await first(send)
      const saved = await send.post<{ invoice: Invoice }>('/apps/invoice/save-invoice', { invoice: fields })
      expect(saved.data.invoice.id).toBe(id)
      expect((await next()).id).toBe(id + 1)
    },
  ],
  [
    CLIENTS,
    'the first five',
    async (send) => {
      const { status, data } = await send.get<InvoiceClient[]>('/api/invoice/clients')
      expect(status).toBe(200)
      expect(data).toEqual((await list(send)).allData.slice(0, 5).map(({ client }) => client))
    },
  ],
]
