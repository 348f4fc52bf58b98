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

/**
 * For tests alone, as nobody's browser is so. Workers keep the cores busy by themselves: V8's helper threads, its many small
 * collections and the compiling of what is not called cost a fifth of a screen's processor time, and a quarter of what axe takes.
 */
export const FRUGAL = '--js-flags=--single-threaded --max-lazy --min-semi-space-size=16 --max-semi-space-size=32'

/** The browser that comes with the packages, for Linux x64. */
async function unpackBrowser(): Promise<string> {
  // Tells the package to unpack the libraries that a bare machine lacks; without them text renders blank.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * Where the browser is: the one that TEST_BROWSER names; else, where it runs, the packaged one, which has no windows to draw and
 * takes two thirds of a whole Chromium's time; else the machine's own. Unpacking is not made for two at once.
 */
export async function findBrowser(): Promise<string> {
  const wanted = process.env['TEST_BROWSER']
  if (wanted !== undefined) return wanted
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const found = installed.find((path) => existsSync(path))
  if (found === undefined) throw new Error('There is no Chromium here: name one in TEST_BROWSER')
  return found
}

export async function launchBrowser(executablePath: string, ...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: [...flags, ...more] })
}
