import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]

const Plan = z.object({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  /** Dollars, as the yearly plan's. */
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
})
export type Plan = z.infer<typeof Plan>

const Group = z.object({
  title: z.string(),
  /** In the order of the plans: a word, or whether it is there. */
  rows: z.array(z.object({ feature: z.string(), values: z.array(z.union([z.string(), z.boolean()])) })),
})
export type ComparedGroup = z.infer<typeof Group>

const Pricing = z.object({
  plans: z.array(Plan),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
  comparison: z.array(Group),
  /** By its title. */
  currentPlan: z.string(),
})
export type Pricing = z.infer<typeof Pricing>

export const fetchPricing = (): Promise<Pricing> => sampleRequest(Pricing, { url: '/pricing/data' })

const MONTHS = 12

/** The part of twelve monthly prices that a year paid at once saves, from 0 to 1. What is free saves nothing. */
export function yearlySaving({ monthlyPrice, yearlyPlan }: Pick<Plan, 'monthlyPrice' | 'yearlyPlan'>): number {
  const byMonths = monthlyPrice * MONTHS
  return byMonths === 0 ? 0 : Math.max(0, 1 - yearlyPlan.totalAnnual / byMonths)
}
