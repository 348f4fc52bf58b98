import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { SignedIn } from '../contract/auth'
import { isShowcaseRoute, sampleRoutes, type ShowcaseRoute } from '../src/configs/sampleRoutes'
import { devices, openBrowserFixture } from '../tests/browser/support/browserFixture'
import { keepTabs } from '../tests/browser/support/keptTabs'
import { findBrowser, launchBrowser } from '../tests/browser/support/launch'
import { startServer } from '../tests/browser/support/serverProcess'

// `npm run showcase:pictures` takes a picture of each page of the showcase in both skins, for a person to look through;
// `npm run showcase:pictures -- /forms/ --phone --built` of those whose address has that, on a phone, of what is built already.

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'dist/showcase')
const skins = ['dark', 'light'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { phone: { type: 'boolean' }, built: { type: 'boolean' } },
})

function hasPage(route: ShowcaseRoute): boolean {
  const [, group = '', ...rest] = route.split('/')
  return existsSync(path.join(root, 'src/views/samples/showcase', group, rest.join('-'), 'examples.tsx'))
}

async function signIn(url: string): Promise<SignedIn> {
  const reply = await fetch(`${url}/auth/demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ role: 'admin' }),
  })
  return SignedIn.parse(await reply.json())
}

async function takePictures(browser: Browser, url: string): Promise<void> {
  const routes = sampleRoutes
    .filter(isShowcaseRoute)
    .filter(hasPage)
    .filter((route) => positionals.length === 0 || positionals.some((part) => route.includes(part)))
  const app = openBrowserFixture(browser, url, keepTabs(browser, { ...devices, baseURL: url }))
  const as = await signIn(url)
  const window = values.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  for (const skin of skins) {
    const page = await app.visit('/', { as, window, layout: { skin, hasSamples: true } })
    for (const route of routes) {
      await page.goto(route)
      await page.locator('.showcase h1').waitFor()
      await page.waitForLoadState('networkidle')
      const name = `${route.slice(1).replaceAll('/', '-')}-${skin}${values.phone ? '-phone' : ''}.png`
      await page.screenshot({ path: path.join(folder, name), fullPage: true })
      console.log(path.relative(root, path.join(folder, name)))
    }
  }
  await app.close(false)
  app.checkComplaints()
}

if (!values.built) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
mkdirSync(folder, { recursive: true })
const server = await startServer(path.join(root, 'dist/server/server.mjs'), { env: { DEMO_DATA: 'on' } })
const browser = await launchBrowser(await findBrowser())
try {
  await takePictures(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
}
