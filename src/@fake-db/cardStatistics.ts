import { get, type SampleCall } from './sampleCall'

export interface StatisticsCard {
  name: string
  series: number[]
}

const cards: Record<string, StatisticsCard> = {
  'orders-bar-chart': { name: 'Orders', series: [286, 301, 274, 322, 318, 331] },
  'profit-line-chart': { name: 'Profit', series: [5200, 6100, 5400, 7300, 6900, 7960] },
  subscribers: { name: 'Subscribers', series: [31, 38, 35, 52, 47, 71, 83] },
  revenue: { name: 'Revenue', series: [16_300, 17_100, 16_800, 18_700, 18_200, 20_400, 19_600] },
  sales: { name: 'Sales', series: [412, 398, 431, 420, 455, 447, 472] },
  orders: { name: 'Orders', series: [301, 274, 322, 318, 331, 286, 331] },
  'site-traffic': { name: 'Site traffic', series: [5100, 5600, 5350, 6150, 5900, 6700, 7010] },
  'active-users': { name: 'Active users', series: [720, 810, 690, 950, 880, 1020, 990] },
  newsletter: { name: 'Newsletter', series: [360, 340, 410, 395, 450, 430, 505] },
}

export function cardStatisticsCalls(): SampleCall[] {
  return Object.entries(cards).map(([name, card]) => get(`/card/card-statistics/${name}`, () => [200, card]))
}
