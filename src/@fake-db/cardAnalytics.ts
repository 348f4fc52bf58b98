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
  support(148, 26, 57, 3, 78),
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
    2840,
    6.4,
    [150, 190, 130, 250, 210, 170, 220],
    [
      [41_200, 55],
      [96_000, 62],
      [38, 70],
      [4, 80],
    ],
  ),
  averageOf(
    2670,
    -2.1,
    [170, 160, 190, 140, 200, 180, 150],
    [
      [39_700, 53],
      [91_500, 59],
      [35, 64],
      [4, 76],
    ],
  ),
  averageOf(
    2515,
    11.8,
    [120, 135, 150, 145, 180, 205, 215],
    [
      [468_000, 88],
      [1_070_000, 91],
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

const revenueReport: Each<RevenueReport> = [
  {
    years,
    months,
    earning: [88, 160, 240, 205, 180, 225, 290, 130, 175],
    expense: [-130, -75, -95, -110, -60, -85, -70, -145, -90],
    price: 24_380,
    budget: 51_600,
    budgetSeries: [54, 46, 51, 60, 48, 57, 63, 52, 58],
  },
  {
    years,
    months,
    earning: [95, 120, 185, 190, 150, 210, 240, 155, 140],
    expense: [-105, -80, -90, -70, -95, -75, -85, -110, -60],
    price: 20_940,
    budget: 47_200,
    budgetSeries: [48, 44, 47, 52, 50, 49, 55, 51, 46],
  },
  {
    years,
    months,
    earning: [70, 95, 130, 145, 160, 155, 180, 120, 110],
    expense: [-90, -85, -60, -75, -70, -95, -65, -80, -100],
    price: 16_450,
    budget: 39_800,
    budgetSeries: [40, 38, 43, 41, 45, 44, 47, 42, 39],
  },
]

export interface GoalOverview {
  completed: number
  inProgress: number
  percentage: number
}

const goalOverview: GoalOverview = { completed: 684_000, inProgress: 11_870, percentage: 81 }

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
  series: [
    { name: 'This month', data: [43_800, 45_100, 44_600, 46_900, 45_700, 47_800, 46_400, 48_200] },
    { name: 'Last month', data: [45_900, 47_200, 44_100, 45_800, 44_900, 46_700, 45_200, 47_000] },
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
      { name: 'finished', amount: 21_300, percentage: 68 },
      { name: 'pending', amount: 7520, percentage: 24 },
      { name: 'rejected', amount: 2505, percentage: 8 },
    ],
    totalOrders: 31_325,
  },
  {
    last_days,
    chart_info: [
      { name: 'finished', amount: 24_150, percentage: 75 },
      { name: 'pending', amount: 5796, percentage: 18 },
      { name: 'rejected', amount: 2254, percentage: 7 },
    ],
    totalOrders: 32_200,
  },
  {
    last_days,
    chart_info: [
      { name: 'finished', amount: 331_200, percentage: 92 },
      { name: 'pending', amount: 7200, percentage: 2 },
      { name: 'rejected', amount: 21_600, percentage: 6 },
    ],
    totalOrders: 360_000,
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
      { name: 'Desktop', usage: 54, upDown: 3 },
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
      { name: 'Mobile', usage: 29, upDown: 9 },
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
  customersOf(640, 1180, 210),
  customersOf(590, 1265, 185),
  customersOf(7180, 9320, 2240),
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
