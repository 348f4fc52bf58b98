import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { foundGroup } from './group'
import type { BenchGroup } from './group'
import type { Section } from './section'

export interface Screen {
  name: string
  path: string
  /** What stands there once a person can use the screen. */
  usable: string
  targetKb?: number
  isSignedOut?: boolean
}

export const screens: Screen[] = [
  { name: 'sign-in', path: '/login', usable: 'input[type=password]', targetKb: 150, isSignedOut: true },
  { name: 'members', path: '/members', usable: '[role=table] [role=row] a', targetKb: 240 },
  { name: 'finances: balance', path: '/finances', usable: 'main table' },
  { name: 'finances: entries', path: '/finances/entries', usable: '[role=table] [role=row] a' },
]

interface Weight {
  jsKb: number
  cssKb: number
  files: number
}

const isCode = (response: Response) => /\.(js|css)(\?|$)/.test(new URL(response.url()).pathname)

/** The gzipped JS and CSS that a fresh browser loads until the screen is usable and the network has gone quiet. */
async function weigh(page: Page, address: string, usable: string): Promise<Weight> {
  const loads: Promise<{ isCss: boolean; bytes: number }>[] = []
  page.on('response', (response) => {
    if (!isCode(response)) return
    const weighOne = async () => ({
      isCss: response.url().includes('.css'),
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })
    loads.push(weighOne())
  })
  await page.goto(address)
  await page.waitForSelector(usable)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loads)
  const kb = (isCss: boolean) =>
    files.filter((file) => file.isCss === isCss).reduce((sum, file) => sum + file.bytes, 0) / 1024
  return { jsKb: kb(false), cssKb: kb(true), files: files.length }
}

/** Something of each kind, so that lists have a row to wait for. */
export async function furnish({ call }: BenchGroup): Promise<void> {
  const member = { id: crypto.randomUUID(), name: 'Ana', section: 'brass', status: 'active' }
  // Over everywhere: what is still to come, the list leaves out at first.
  const date = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const what = { kind: 'income', amount: 5000, description: 'Dues', category: 'dues', date, status: 'paid' }
  await call('POST', '/members/add-member', { member })
  await call('POST', '/finances/add-finance', { finance: { id: crypto.randomUUID(), ...what } })
}

/** The screen as the first one, in a browser that has nothing stored but the session. */
export async function weighScreen(browser: Browser, url: string, group: BenchGroup, screen: Screen): Promise<Weight> {
  const context = await browser.newContext()
  if (screen.isSignedOut !== true) {
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, group.storage)
  }
  const weight = await weigh(await context.newPage(), url + screen.path, screen.usable)
  await context.close()
  return weight
}

function verdict(totalKb: number, targetKb: number | undefined): string {
  return targetKb === undefined ? '' : `≤ ${targetKb}: ${totalKb <= targetKb ? 'met' : 'missed'}`
}

/** What each screen costs as the first one. */
export const bytesPerScreen: Section = async ({ url, openBrowser }) => {
  const group = await foundGroup(url)
  await furnish(group)
  const browser = await openBrowser()
  console.log('\nJavaScript and CSS up to the first usable screen, gzip, KB')
  const lines = []
  for (const screen of screens) {
    const { jsKb, cssKb, files } = await weighScreen(browser, url, group, screen)
    const total = jsKb + cssKb
    lines.push({
      screen: screen.name,
      js: jsKb.toFixed(1),
      css: cssKb.toFixed(1),
      total: total.toFixed(1),
      target: verdict(total, screen.targetKb),
      files,
    })
  }
  console.table(lines)
}
