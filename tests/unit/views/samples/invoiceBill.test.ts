import { expect, test } from 'vitest'
import { billOf } from '@/@fake-db/invoiceBills'
import { billSum, lineAmount, plainBill, services, type InvoiceLine } from '@/views/samples/invoices/invoiceBill'
import { paymentText } from '@/views/samples/invoices/paymentText'

const line = (quantity: number, price: number): InvoiceLine => ({
  service: 'Software Development',
  description: '',
  quantity,
  price,
})

test('each line is rounded to the cent by itself, so that the printed lines add up', () => {
  expect(lineAmount(line(33, 1))).toBe(0)
  expect(lineAmount(line(50, 1))).toBe(1)
  const lines = [line(150, 333), line(150, 333), line(25, 1999)]
  expect(lines.map(lineAmount)).toEqual([500, 500, 500])
  expect(billSum({ lines, discountRate: 0, taxRate: 0 })).toEqual({ subtotal: 1500, discount: 0, tax: 0, total: 1500 })
})

test('the tax is on what the discount leaves, both rounded to the cent', () => {
  const bill = { lines: [line(100, 9999)], discountRate: 1000, taxRate: 1350 }
  expect(billSum(bill)).toEqual({ subtotal: 9999, discount: 1000, tax: 1215, total: 10_214 })
  expect(billSum({ lines: [], discountRate: 1000, taxRate: 2300 }).total).toBe(0)
})

test('the lines of each sample invoice come to its total, to the cent, and none is below nothing', () => {
  for (let index = 0; index < 400; index += 1) {
    const total = (1200 + index * 21) * 100
    const bill = billOf(index, services[index % services.length] ?? services[0], total)
    expect(billSum(bill).total).toBe(total)
    expect(bill.lines.every(({ quantity, price }) => quantity > 0 && price > 0)).toBe(true)
    expect(bill.lines.length).toBeLessThanOrEqual(4)
  }
})

test('a total of which nothing else is known is one line', () => {
  const bill = plainBill({ service: 'Software Development', total: 12.34 })
  expect(billSum(bill).total).toBe(1234)
})

test('the code for a payment names account, amount and invoice', () => {
  const payment = {
    iban: 'IE12 SAMP 0000',
    swiftCode: 'SAMPIE2D',
    receiver: 'A & B',
    message: 'Invoice #7',
    cents: 1205,
  }
  expect(paymentText(payment)).toBe(
    'payto://iban/SAMPIE2D/IE12SAMP0000?amount=USD%3A12.05&receiver-name=A%20%26%20B&message=Invoice%20%237',
  )
})
