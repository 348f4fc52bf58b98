import type * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { analyticsCards, StatisticsCard, type Period, type StatisticsName, type Year } from './cardAnswers'

/** One call of /card/card-analytics, by its last word. */
export const askAnalytics = <Card extends z.ZodMiniType>(
  name: string,
  card: Card,
  params?: { period: Period } | { year: Year },
) => sampleRequest(card, { url: `/card/card-analytics/${name}`, params })

const series = async (name: StatisticsName) =>
  (await sampleRequest(StatisticsCard, { url: `/card/card-statistics/${name}` })).series

/** All cards of a board at once: it comes whole, or says that it did not. */
export const fetchAnalyticsBoard = async (period: Period) => {
  const [support, sessions, orders, devices, customers, subscribers, orderSeries, traffic, active, newsletter] =
    await Promise.all([
      askAnalytics('support-tracker', analyticsCards['support-tracker'], { period }),
      askAnalytics('avg-sessions', analyticsCards['avg-sessions'], { period }),
      askAnalytics('product-orders', analyticsCards['product-orders'], { period }),
      askAnalytics('sessions-device', analyticsCards['sessions-device'], { period }),
      askAnalytics('customers', analyticsCards.customers, { period }),
      series('subscribers'),
      series('orders'),
      series('site-traffic'),
      series('active-users'),
      series('newsletter'),
    ])
  return {
    period,
    support,
    sessions,
    orders,
    devices,
    customers,
    subscribers,
    orderSeries,
    traffic,
    active,
    newsletter,
  }
}

export const fetchShopBoard = async (year: Year) => {
  const [report, goal, revenue, orders, profit, revenueSeries, sales] = await Promise.all([
    askAnalytics('revenue-report', analyticsCards['revenue-report'], { year }),
    askAnalytics('goal-overview', analyticsCards['goal-overview']),
    askAnalytics('revenue', analyticsCards.revenue),
    series('orders-bar-chart'),
    series('profit-line-chart'),
    series('revenue'),
    series('sales'),
  ])
  return { year, report, goal, revenue, orders, profit, revenueSeries, sales }
}
