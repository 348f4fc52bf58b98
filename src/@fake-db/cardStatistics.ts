import { get, type SampleCall } from './sampleCall'

export interface StatisticsCard {
  name: string
  series: number[]
}

const cards: Record<string, StatisticsCard> = {
  'orders-bar-chart': { name: 'Orders', series: [42, 61, 38, 70, 55, 64] },
  'profit-line-chart': { name: 'Profit', series: [4, 18, 9, 26, 15, 34] },
  subscribers: { name: 'Subscribers', series: [31, 38, 35, 52, 47, 71, 83] },
  revenue: { name: 'Revenue', series: [340, 410, 380, 520, 490, 610, 570] },
  sales: { name: 'Sales', series: [12, 9, 15, 11, 18, 14, 21] },
  orders: { name: 'Orders', series: [11, 16, 13, 22, 17, 25, 19] },
  'site-traffic': { name: 'Site traffic', series: [150, 210, 185, 240, 205, 280, 265] },
  'active-users': { name: 'Active users', series: [720, 810, 690, 950, 880, 1020, 990] },
  newsletter: { name: 'Newsletter', series: [360, 340, 410, 395, 450, 430, 505] },
}

export function cardStatisticsCalls(): SampleCall[] {
  return Object.entries(cards).map(([name, card]) => get(`/card/card-statistics/${name}`, () => [200, card]))
}
