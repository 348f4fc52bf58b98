import type { Browser } from 'playwright-core'
import { armChart } from './pageProbe'
import { home } from './places'
import { menuLink, openAt, type Product } from './steps'

/** At most so many milliseconds from a chart's data to its paint. */
export const CHART_MS = 250

const charts = [
  { name: 'balance', path: '/finances', call: '/finances/balance', shapes: '.recharts-surface path' },
  { name: 'analytics', path: '/analytics', call: '/analytics/events/list', shapes: '.season .recharts-surface path' },
]

/** Milliseconds from a chart's data to its paint, on a screen that was opened before. */
export async function timeCharts(
  browser: Browser,
  { url, storage }: Product,
  rounds: number,
  isSlowProcessor: boolean,
) {
  const { page, close } = await openAt(browser, url, home, { storage, isSlowProcessor })
  const times = charts.map(({ name }) => ({
    name: isSlowProcessor ? `${name}, processor slowed` : name,
    ms: [] as number[],
  }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { path, call, shapes }] of charts.entries()) {
      await page.waitForFunction((content) => window.benchProbe.isUsable(content), home.content)
      await page.evaluate(armChart, { call, shapes })
      await page.click(menuLink(path))
      const ms = await page.evaluate(() => window.benchProbe.step)
      if (round > 0) times[index]?.ms.push(ms)
      await page.click(menuLink(home.path))
    }
  }
  await close()
  return times
}
