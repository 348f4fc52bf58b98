import * as z from 'zod/mini'
import { nameOf, pick, strewn } from './words'

export const services = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const
export type Service = (typeof services)[number]

/** Not in the specification, which knows one service and a total: what the total is made of. */
export const InvoiceBill = z.object({
  lines: z.array(
    z.object({
      service: z.enum(services),
      description: z.string(),
      /** In hundredths: 150 is one and a half. */
      quantity: z.number(),
      /** Cents. */
      price: z.number(),
    }),
  ),
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

const RATE = 10_000
/** Hundredths of a per cent, as in Ireland; the last fits every total. */
const taxRates = [2300, 1350, 900, 0] as const

const descriptions: Record<Service, readonly string[]> = {
  'Software Development': ['Seating plan for the tour', 'Import of the music library', 'Reports for the board'],
  'UI/UX Design & Development': ['Pages for the season', 'Programme on the phone', 'A calmer check-out'],
  'Unlimited Extended License': ['Scores for all stands', 'Recordings for the archive', 'Notation fonts'],
  'Template Customization': ['Colours of the house', 'Posters and tickets', 'Letters to the donors'],
}

/** A tax that the total can hold to the cent: not every amount is some whole number of cents and its tax. */
function netOf(total: number, index: number): { net: number; taxRate: number } {
  const first = strewn(index, 0, 2)
  const rates = [...taxRates.slice(first), ...taxRates.slice(0, first)]
  const fitting = rates
    .map((taxRate) => ({ net: Math.round(total / (1 + taxRate / RATE)), taxRate }))
    .find(({ net, taxRate }) => net + Math.round((net * taxRate) / RATE) === total)
  return fitting ?? { net: total, taxRate: 0 }
}

/** One to four lines that come to the invoice's total, in cents. */
export function billOf(index: number, service: Service, total: number): InvoiceBill {
  const { net, taxRate } = netOf(total, index)
  const count = strewn(index + 5, 1, 4)
  let rest = net
  const lines = Array.from({ length: count }, (_, place) => {
    const own = place === 0 ? service : pick(services, index + place * 3)
    const hours = strewn(index * 4 + place, 2, 16)
    const isLast = place === count - 1
    // Round prices, and the last line has what is left.
    const price = isLast ? rest : Math.floor(net / (count * hours) / 500) * 500
    rest -= price * hours
    return {
      service: own,
      description: pick(descriptions[own], index + place),
      quantity: isLast ? 100 : hours * 100,
      price,
    }
  })
  return {
    lines,
    discountRate: 0,
    taxRate,
    salesperson: nameOf(index + 60),
    thanks: 'With thanks for the season.',
    note: 'Please name the number of the invoice.',
    terms: 'Payable within 30 days.',
    hasStub: index % 2 === 1,
  }
}
