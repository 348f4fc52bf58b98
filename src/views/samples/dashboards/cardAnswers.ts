import * as z from 'zod/mini'

export const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const
export type Period = (typeof periods)[number]
/** Of the revenue. */
export const years = ['2020', '2019', '2018'] as const
export type Year = (typeof years)[number]
const last_days = z.array(z.enum(periods))
const numbers = z.array(z.number())

/** What the calls of /card/card-analytics answer, by their last word. */
export const analyticsCards = {
  'support-tracker': z.object({
    last_days,
    totalTicket: z.number(),
    newTicket: z.number(),
    openTicket: z.number(),
    /** Hours. */
    responseTime: z.number(),
    completedPercentage: z.number(),
  }),
  'avg-sessions': z.object({
    last_days,
    sessions: z.number(),
    growth: z.number(),
    series: numbers,
    goals: z.array(
      z.object({
        title: z.enum(['Tickets', 'Visitors', 'Donations', 'Length']),
        value: z.number(),
        /** Per cent. */
        progress: z.number(),
      }),
    ),
  }),
  'revenue-report': z.object({
    years: z.array(z.number()),
    months: z.array(z.string()),
    earning: numbers,
    /** Below zero. */
    expense: numbers,
    price: z.number(),
    budget: z.number(),
    budgetSeries: numbers,
  }),
  'goal-overview': z.object({ completed: z.number(), inProgress: z.number(), percentage: z.number() }),
  revenue: z.object({
    thisMonth: z.number(),
    lastMonth: z.number(),
    days: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), data: numbers })),
  }),
  'product-orders': z.object({
    last_days,
    totalOrders: z.number(),
    chart_info: z.array(
      z.object({ name: z.enum(['finished', 'pending', 'rejected']), amount: z.number(), percentage: z.number() }),
    ),
  }),
  'sessions-device': z.object({
    last_days,
    chart_info: z.array(
      z.object({ name: z.enum(['Desktop', 'Mobile', 'Tablet']), usage: z.number(), upDown: z.number() }),
    ),
  }),
  customers: z.object({
    last_days,
    listData: z.array(z.object({ name: z.enum(['New', 'Returning', 'Referrals']), value: z.number() })),
  }),
}
export type AnalyticsCards = { [Name in keyof typeof analyticsCards]: z.infer<(typeof analyticsCards)[Name]> }

/** Of a card whose figures are over a period. */
export interface PeriodCardProps<Name extends keyof AnalyticsCards> {
  card: AnalyticsCards[Name]
  /** Which period, in words. */
  note: string
}

/** What each call of /card/card-statistics answers. */
export const StatisticsCard = z.object({ name: z.string(), series: numbers })
export type StatisticsCard = z.infer<typeof StatisticsCard>

export type StatisticsName =
  | 'orders-bar-chart'
  | 'profit-line-chart'
  | 'subscribers'
  | 'revenue'
  | 'sales'
  | 'orders'
  | 'site-traffic'
  | 'active-users'
  | 'newsletter'
