import type * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { analyticsCards, StatisticsCard, type StatisticsName } from './cardAnswers'

const ask = <Card extends z.ZodMiniType>(name: string, card: Card) =>
  apiRequest(card, { url: `/card/card-analytics/${name}` })

const series = async (name: StatisticsName) =>
  (await apiRequest(StatisticsCard, { url: `/card/card-statistics/${name}` })).series

/** All cards of a board at once: it comes whole, or says that it did not. */
export const fetchAnalyticsBoard = createAppThunk('samples/analyticsBoard', async () => {
  const [support, sessions, orders, devices, customers, subscribers, orderSeries, traffic, active, newsletter] =
    await Promise.all([
      ask('support-tracker', analyticsCards['support-tracker']),
      ask('avg-sessions', analyticsCards['avg-sessions']),
      ask('product-orders', analyticsCards['product-orders']),
      ask('sessions-device', analyticsCards['sessions-device']),
      ask('customers', analyticsCards.customers),
      series('subscribers'),
      series('orders'),
      series('site-traffic'),
      series('active-users'),
      series('newsletter'),
    ])
  return {
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
})

export const fetchShopBoard = createAppThunk('samples/shopBoard', async () => {
  const [report, goal, revenue, orders, profit, revenueSeries, sales] = await Promise.all([
    ask('revenue-report', analyticsCards['revenue-report']),
    ask('goal-overview', analyticsCards['goal-overview']),
    ask('revenue', analyticsCards.revenue),
    series('orders-bar-chart'),
    series('profit-line-chart'),
    series('revenue'),
    series('sales'),
  ])
  return { report, goal, revenue, orders, profit, revenueSeries, sales }
})
