import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'

interface Bytes {
  screen: string
  jsKb: number
  cssKb: number
  files: number
  targetKb: number
}

const isCode = (response: Response) => /\.(js|css)(\?|$)/.test(new URL(response.url()).pathname)

/** Counts the gzipped JS and CSS that a fresh browser loads until `usable` is there and the network has gone quiet. */
async function measure(page: Page, screen: string, url: string, usable: string, targetKb: number): Promise<Bytes> {
  const loads: Promise<{ isCss: boolean; bytes: number }>[] = []
  page.on('response', (response) => {
    if (!isCode(response)) return
    const weigh = async () => ({
      isCss: response.url().includes('.css'),
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })
    loads.push(weigh())
  })
  await page.goto(url)
  await page.waitForSelector(usable)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loads)
  const kb = (isCss: boolean) =>
    files.filter((file) => file.isCss === isCss).reduce((sum, file) => sum + file.bytes, 0) / 1024
  return { screen, jsKb: kb(false), cssKb: kb(true), files: files.length, targetKb }
}

/** What the two first screens cost, each in a browser that has nothing stored but the session. */
export async function measureBytes(browser: Browser, url: string, storage: Record<string, string>): Promise<Bytes[]> {
  const visitor = await browser.newContext()
  const signIn = await measure(await visitor.newPage(), 'sign-in', `${url}/login`, 'input[type=password]', 130)
  const member = await browser.newContext()
  await member.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, storage)
  const members = await measure(await member.newPage(), 'members', `${url}/members`, '[role=table] [role=row] a', 220)
  await Promise.all([visitor.close(), member.close()])
  return [signIn, members]
}

export function printBytes(figures: Bytes[]): void {
  console.log('\nJavaScript and CSS up to the first usable screen, gzip, KB')
  console.table(
    figures.map(({ screen, jsKb, cssKb, files, targetKb }) => ({
      screen,
      js: jsKb.toFixed(1),
      css: cssKb.toFixed(1),
      total: (jsKb + cssKb).toFixed(1),
      target: `≤ ${targetKb}: ${jsKb + cssKb <= targetKb ? 'met' : 'missed'}`,
      files,
    })),
  )
}
