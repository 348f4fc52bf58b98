import type { Ask } from './ask'
import { get, type SampleCall } from './sampleCall'

const last_days = ['Last 28 Days', 'Last Month', 'Last Year']
const years = [2020, 2019, 2018]

/** Of each of `last_days`, or of `years`, in their order. */
type Each<Card> = readonly [Card, Card, Card]

/** Not in the specification: of which of them the figures are wanted. Without a word, and of what is not known, the first. */
const placeOf = (known: readonly (string | number)[], wanted: string | undefined) =>
  Math.max(
    0,
    known.findIndex((one) => String(one) === wanted),
  )

export interface SupportTracker {
  title: string
  last_days: string[]
  totalTicket: number
  newTicket: number
  openTicket: number
  /** Hours to the first answer. */
  responseTime: number
  completedPercentage: number
}

const support = (
  totalTicket: number,
  newTicket: number,
  openTicket: number,
  responseTime: number,
  completedPercentage: number,
): SupportTracker => ({
  title: 'Support tracker',
  last_days,
  totalTicket,
  newTicket,
  openTicket,
  responseTime,
  completedPercentage,
})

const supportTracker: Each<SupportTracker> = [
  support(148, 26, 33, 3, 78),
  support(163, 34, 41, 4, 75),
  support(1904, 26, 57, 5, 97),
]

export interface AverageSessions {
  sessions: number
  last_days: string[]
  growth: number
  series: number[]
  goals: { title: string; value: number; progress: number }[]
}

const goalTitles = ['Tickets', 'Visitors', 'Donations', 'Length']

const averageOf = (
  sessions: number,
  growth: number,
  series: number[],
  goals: [value: number, progress: number][],
): AverageSessions => ({
  sessions,
  last_days,
  growth,
  series,
  goals: goals.map(([value, progress], index) => ({ title: goalTitles[index] ?? '', value, progress })),
})

const averageSessions: Each<AverageSessions> = [
  averageOf(
    28_400,
    6.4,
    [3100, 4050, 2900, 5200, 4450, 3900, 4800],
    [
      [1210, 55],
      [19_600, 62],
      [38, 70],
      [4, 80],
    ],
  ),
  averageOf(
    26_700,
    -2.1,
    [3700, 3500, 4100, 3300, 4400, 4000, 3700],
    [
      [1165, 53],
      [18_200, 59],
      [35, 64],
      [4, 76],
    ],
  ),
  averageOf(
    341_800,
    11.8,
    [39_800, 42_600, 46_100, 45_200, 53_400, 56_400, 58_300],
    [
      [14_500, 88],
      [231_000, 91],
      [412, 83],
      [4, 78],
    ],
  ),
]

export interface RevenueReport {
  years: number[]
  months: string[]
  earning: number[]
  expense: number[]
  price: number
  budget: number
  budgetSeries: number[]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep']

/** What was earned in a year is the sum of its months, and so is the budget. */
function reportOf(earning: number[], expense: number[], budgetSeries: number[]): RevenueReport {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return { years, months, earning, expense, price: sum(earning), budget: sum(budgetSeries), budgetSeries }
}

const revenueReport: Each<RevenueReport> = [
  reportOf(
    [62_400, 58_900, 71_300, 66_800, 73_500, 69_200, 75_600, 76_920, 81_450],
    [-41_200, -39_800, -44_600, -43_100, -46_900, -45_200, -47_700, -48_300, -49_600],
    [60_000, 60_000, 65_000, 65_000, 70_000, 70_000, 75_000, 75_000, 80_000],
  ),
  reportOf(
    [51_200, 49_800, 56_400, 54_700, 60_100, 58_300, 61_900, 63_200, 66_500],
    [-36_800, -35_100, -38_900, -37_600, -40_200, -39_500, -41_100, -41_800, -43_000],
    [50_000, 50_000, 55_000, 55_000, 58_000, 58_000, 62_000, 62_000, 65_000],
  ),
  reportOf(
    [42_300, 41_700, 46_900, 45_200, 48_800, 47_600, 50_300, 51_100, 53_400],
    [-31_200, -30_600, -33_400, -32_800, -34_900, -34_100, -35_600, -36_000, -37_200],
    [44_000, 44_000, 46_000, 46_000, 48_000, 48_000, 50_000, 50_000, 52_000],
  ),
]

export interface GoalOverview {
  completed: number
  inProgress: number
  percentage: number
}

const goalOverview: GoalOverview = { completed: 684, inProgress: 160, percentage: 81 }

export interface Revenue {
  thisMonth: number
  lastMonth: number
  days: string[]
  series: { name: string; data: number[] }[]
}

const revenue: Revenue = {
  thisMonth: 81_450,
  lastMonth: 76_920,
  days: ['01', '05', '09', '13', '17', '21', '26', '31'],
  // Of the month so far: the last of each is the month's.
  series: [
    { name: 'This month', data: [3200, 12_900, 23_400, 34_100, 46_800, 57_900, 70_300, 81_450] },
    { name: 'Last month', data: [2900, 13_600, 22_100, 33_000, 43_200, 55_100, 66_400, 76_920] },
  ],
}

export interface ProductOrders {
  last_days: string[]
  chart_info: { name: 'finished' | 'pending' | 'rejected'; amount: number; percentage: number }[]
  totalOrders: number
}

const productOrders: Each<ProductOrders> = [
  {
    last_days,
    chart_info: [
      { name: 'finished', amount: 901, percentage: 68 },
      { name: 'pending', amount: 318, percentage: 24 },
      { name: 'rejected', amount: 106, percentage: 8 },
    ],
    totalOrders: 1325,
  },
  {
    last_days,
    chart_info: [
      { name: 'finished', amount: 966, percentage: 75 },
      { name: 'pending', amount: 232, percentage: 18 },
      { name: 'rejected', amount: 90, percentage: 7 },
    ],
    totalOrders: 1288,
  },
  {
    last_days,
    chart_info: [
      { name: 'finished', amount: 14_168, percentage: 92 },
      { name: 'pending', amount: 308, percentage: 2 },
      { name: 'rejected', amount: 924, percentage: 6 },
    ],
    totalOrders: 15_400,
  },
]

export interface SessionsDevice {
  last_days: string[]
  chart_info: { name: string; usage: number; upDown: number }[]
}

const sessionsDevice: Each<SessionsDevice> = [
  {
    last_days,
    chart_info: [
      { name: 'Desktop', usage: 54, upDown: -3 },
      { name: 'Mobile', usage: 37, upDown: 7 },
      { name: 'Tablet', usage: 9, upDown: -4 },
    ],
  },
  {
    last_days,
    chart_info: [
      { name: 'Desktop', usage: 55, upDown: -1 },
      { name: 'Mobile', usage: 35, upDown: 4 },
      { name: 'Tablet', usage: 10, upDown: -3 },
    ],
  },
  {
    last_days,
    chart_info: [
      { name: 'Desktop', usage: 59, upDown: -6 },
      { name: 'Mobile', usage: 29, upDown: 11 },
      { name: 'Tablet', usage: 12, upDown: -5 },
    ],
  },
]

export interface Customers {
  last_days: string[]
  listData: { name: string; value: number }[]
}

const customersOf = (fresh: number, returning: number, referrals: number): Customers => ({
  last_days,
  listData: [
    { name: 'New', value: fresh },
    { name: 'Returning', value: returning },
    { name: 'Referrals', value: referrals },
  ],
})

const customers: Each<Customers> = [
  customersOf(318, 590, 107),
  customersOf(295, 632, 93),
  customersOf(3590, 4660, 1120),
]

const ofPeriod =
  (cards: Each<object>) =>
  (ask: Ask): object | undefined =>
    cards[placeOf(last_days, ask.text('period'))]

const cards: Record<string, (ask: Ask) => object | undefined> = {
  'support-tracker': ofPeriod(supportTracker),
  'avg-sessions': ofPeriod(averageSessions),
  'revenue-report': (ask) => revenueReport[placeOf(years, ask.text('year'))],
  'goal-overview': () => goalOverview,
  revenue: () => revenue,
  'product-orders': ofPeriod(productOrders),
  'sessions-device': ofPeriod(sessionsDevice),
  customers: ofPeriod(customers),
}

export function cardAnalyticsCalls(): SampleCall[] {
  return Object.entries(cards).map(([name, cardOf]) => get(`/card/card-analytics/${name}`, (ask) => [200, cardOf(ask)]))
}
