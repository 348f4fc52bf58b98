import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { SignedIn } from '@contract/auth'
import { openPage } from './openPage'
import type { Section } from '../section'

const SHIFT = 0.02
/** Long enough for what follows the first answers, on a slowed processor. */
const AFTER_MS = 1_500
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const ROLES = ['admin', 'conductor', 'treasurer']
const AREAS = /^\/(?:$|my-page|members|finances|calendar|analytics|settings)/

const Seen = z.object({
  shift: z.number(),
  /** What moved, the furthest first, as "element from → to". */
  moved: z.array(z.string()),
  links: z.array(z.string()),
})

/** Runs before anything of the page does, and keeps what moved. */
const NOTE_MOVES = `
  window.moved = []
  window.print = () => {}
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      for (const { node, previousRect: from, currentRect: to } of sources)
        window.moved.push({ value, text: [node?.nodeName, node?.className ?? '', from.y + '+' + from.height, '→', to.y + '+' + to.height].join(' ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
`
const READ = `({
  shift: window.benchProbe.figures.shift,
  moved: window.moved.toSorted((a, b) => b.value - a.value).map(({ value, text }) => value.toFixed(3) + ' ' + text),
  links: [...document.querySelectorAll('a[href]')].map((link) => new URL(link.href)).filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
})`

async function signInToDemo(url: string, role: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(`${url}/auth/demo`, { method: 'POST', headers, body: JSON.stringify({ role }) })
  const { userData, accessToken, refreshToken } = SignedIn.parse(await answer.json())
  return { userData: JSON.stringify(userData), accessToken, refreshToken, 'batuta.language': 'en' }
}

async function look(browser: Browser, address: string, storage: Record<string, string>, window: (typeof WINDOWS)[0]) {
  const { page, close } = await openPage(browser, { content: ['main h1'], storage, isSlowProcessor: true })
  try {
    await page.addInitScript(NOTE_MOVES)
    await page.setViewportSize(window)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(AFTER_MS)
    return Seen.parse(await page.evaluate(READ))
  } finally {
    await close()
  }
}

/** What an address stands for: one screen for all records of a kind. */
const screenOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')

/** Every screen that links lead to in the sample orchestra, for each role, opened afresh on a slowed processor. */
export const shiftsOfAllScreens: Section = async ({ url, openBrowser }) => {
  const browser = await openBrowser()
  const over = []
  let count = 0
  for (const role of ROLES) {
    const storage = await signInToDemo(url, role)
    const toSee = ['/']
    const known = new Set(toSee)
    for (const path of toSee) {
      for (const window of WINDOWS) {
        const { shift, moved, links } = await look(browser, url + path, storage, window)
        count += 1
        if (shift > SHIFT)
          over.push({ role, path: screenOf(path), width: window.width, shift: shift.toFixed(3), moved })
        for (const link of links) {
          if (!AREAS.test(link) || known.has(screenOf(link))) continue
          known.add(screenOf(link))
          toSee.push(link)
        }
      }
    }
    console.log(`${role}: ${toSee.length} screens`)
  }
  console.log(`\nLayout shifts above ${SHIFT}: ${over.length} of ${count} visits`)
  for (const { moved, ...visit } of over)
    console.log(JSON.stringify(visit), ...moved.slice(0, 6).map((one) => `\n    ${one}`))
}
