import { get, type SampleCall } from './sampleCall'

const last_days = ['Last 28 Days', 'Last Month', 'Last Year']

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

const supportTracker: SupportTracker = {
  title: 'Support tracker',
  last_days,
  totalTicket: 148,
  newTicket: 26,
  openTicket: 57,
  responseTime: 3,
  completedPercentage: 78,
}

export interface AverageSessions {
  sessions: number
  last_days: string[]
  growth: number
  series: number[]
  goals: { title: string; value: number; progress: number }[]
}

const averageSessions: AverageSessions = {
  sessions: 2840,
  last_days,
  growth: 6.4,
  series: [150, 190, 130, 250, 210, 170, 220],
  goals: [
    { title: 'Tickets', value: 41_200, progress: 55 },
    { title: 'Visitors', value: 96_000, progress: 62 },
    { title: 'Donations', value: 38, progress: 70 },
    { title: 'Length', value: 4, progress: 80 },
  ],
}

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

const revenueReport: RevenueReport = {
  years: [2020, 2019, 2018],
  months,
  earning: [88, 160, 240, 205, 180, 225, 290, 130, 175],
  expense: [-130, -75, -95, -110, -60, -85, -70, -145, -90],
  price: 24_380,
  budget: 51_600,
  budgetSeries: [54, 46, 51, 60, 48, 57, 63, 52, 58],
}

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

const productOrders: ProductOrders = {
  last_days,
  chart_info: [
    { name: 'finished', amount: 21_300, percentage: 68 },
    { name: 'pending', amount: 7520, percentage: 24 },
    { name: 'rejected', amount: 2505, percentage: 8 },
  ],
  totalOrders: 31_325,
}

export interface SessionsDevice {
  last_days: string[]
  chart_info: { name: string; usage: number; upDown: number }[]
}

const sessionsDevice: SessionsDevice = {
  last_days,
  chart_info: [
    { name: 'Desktop', usage: 54, upDown: 3 },
    { name: 'Mobile', usage: 37, upDown: 7 },
    { name: 'Tablet', usage: 9, upDown: -4 },
  ],
}

export interface Customers {
  last_days: string[]
  listData: { name: string; value: number }[]
}

const customers: Customers = {
  last_days,
  listData: [
    { name: 'New', value: 640 },
    { name: 'Returning', value: 1180 },
    { name: 'Referrals', value: 210 },
  ],
}

const cards: Record<string, object> = {
  'support-tracker': supportTracker,
  'avg-sessions': averageSessions,
  'revenue-report': revenueReport,
  'goal-overview': goalOverview,
  revenue,
  'product-orders': productOrders,
  'sessions-device': sessionsDevice,
  customers,
}

export function cardAnalyticsCalls(): SampleCall[] {
  return Object.entries(cards).map(([name, card]) => get(`/card/card-analytics/${name}`, () => [200, card]))
}
