import * as z from 'zod/mini'

export const services = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const
export type Service = (typeof services)[number]

const InvoiceLine = z.object({
  service: z.enum(services),
  description: z.string(),
  /** In hundredths: 150 is one and a half. */
  quantity: z.number(),
  /** Cents, for one. */
  price: z.number(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** What an invoice's total is made of. */
export const InvoiceBill = z.object({
  lines: z.array(InvoiceLine),
  /** Hundredths of a per cent: 1350 is 13.5 %. So is the tax. */
  discountRate: z.number(),
  taxRate: z.number(),
  salesperson: z.string(),
  thanks: z.string(),
  note: z.string(),
  terms: z.string(),
  /** Whether a slip to return with the payment is printed at the foot. */
  hasStub: z.boolean(),
})
export type InvoiceBill = z.infer<typeof InvoiceBill>

const HUNDREDTHS = 100
const RATE = 10_000

/** Dollars of the samples as whole cents. */
export const centsOf = (dollars: number) => Math.round(dollars * HUNDREDTHS)

/** Cents, each line rounded by itself: what is printed line by line adds up. */
export const lineAmount = ({ quantity, price }: Pick<InvoiceLine, 'quantity' | 'price'>) =>
  Math.round((quantity * price) / HUNDREDTHS)

export interface BillSum {
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** In cents: the tax is on what the discount leaves. */
export function billSum({
  lines,
  discountRate,
  taxRate,
}: Pick<InvoiceBill, 'lines' | 'discountRate' | 'taxRate'>): BillSum {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0)
  const discount = Math.round((subtotal * discountRate) / RATE)
  const tax = Math.round(((subtotal - discount) * taxRate) / RATE)
  return { subtotal, discount, tax, total: subtotal - discount + tax }
}

/** For an invoice of which the total alone is known: one line, without tax. */
export function plainBill({ service, total }: { service: Service; total: number }): InvoiceBill {
  return {
    lines: [{ service, description: '', quantity: HUNDREDTHS, price: centsOf(total) }],
    discountRate: 0,
    taxRate: 0,
    salesperson: '',
    thanks: '',
    note: '',
    terms: '',
    hasStub: false,
  }
}
