import { expect, test } from 'vitest'
import { cardAnalyticsCalls } from '@/@fake-db/cardAnalytics'
import type { Ask } from '@/@fake-db/ask'

/** What a card of the boards says of a period, or of a year. */
function cardOf(name: string, chosen = ''): Record<string, unknown> {
  const call = cardAnalyticsCalls().find(({ path }) => path.endsWith(`/${name}`))
  const ask: Ask = {
    text: () => chosen,
    number: (_, fallback) => fallback,
    list: () => undefined,
    id: () => 0,
    part: '',
    body: () => {
      throw new Error('Nothing is sent')
    },
  }
  return Object(call?.reply(ask)[1])
}

const sum = (amounts: unknown) => (Array.isArray(amounts) ? amounts : []).reduce((total, one) => total + Number(one), 0)
const pick = (rows: unknown, name: string) => (Array.isArray(rows) ? rows : []).map((row) => Number(row[name]))

test.each(['2020', '2019', '2018'])('what was earned in %s, and the budget, are the sums of their months', (year) => {
  const { price, earning, budget, budgetSeries } = cardOf('revenue-report', year)
  expect([price, budget]).toEqual([sum(earning), sum(budgetSeries)])
})

test.each(['Last 28 Days', 'Last Month', 'Last Year'])('the parts of %s come to the whole', (period) => {
  const orders = cardOf('product-orders', period)
  expect(sum(pick(orders['chart_info'], 'amount'))).toBe(orders['totalOrders'])
  expect(sum(pick(orders['chart_info'], 'percentage'))).toBe(100)
  const devices = cardOf('sessions-device', period)['chart_info']
  expect([sum(pick(devices, 'usage')), sum(pick(devices, 'upDown'))]).toEqual([100, 0])
  const { sessions, series } = cardOf('avg-sessions', period)
  expect(sum(series)).toBe(sessions)
  const { totalTicket, openTicket, completedPercentage } = cardOf('support-tracker', period)
  expect(Math.round((100 * (Number(totalTicket) - Number(openTicket))) / Number(totalTicket))).toBe(completedPercentage)
})

test('the month ends where its curve does, and the goal is the share that is completed', () => {
  const { thisMonth, lastMonth, series } = cardOf('revenue')
  const ends = (Array.isArray(series) ? series : []).map(({ data }) => data.at(-1))
  expect(ends).toEqual([thisMonth, lastMonth])
  const { completed, inProgress, percentage } = cardOf('goal-overview')
  expect(Math.round((100 * Number(completed)) / (Number(completed) + Number(inProgress)))).toBe(percentage)
})
