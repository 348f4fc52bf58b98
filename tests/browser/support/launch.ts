import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that comes with the packages (Linux x64), for machines that have none. */
async function unpackBrowser(): Promise<string> {
  // Tells the package to unpack the libraries that a bare machine lacks; without them text renders blank.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** The one that TEST_BROWSER names, by path or as `packaged`; else the machine's own Chromium or Chrome; else the packaged one. */
async function findBrowser(): Promise<string> {
  const wanted = process.env['TEST_BROWSER']
  const found = wanted ?? installed.find((path) => existsSync(path))
  return found === undefined || found === 'packaged' ? unpackBrowser() : found
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), headless: true, args: flags })
}
