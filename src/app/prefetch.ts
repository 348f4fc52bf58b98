import { loadHttp } from '@/api/apiRequest'
import type { Visit } from '@/api/firstCalls'
import { failureOf } from '@/api/failure'
import { firstCalls } from './firstCalls'
import { loadScreens } from './loadScreens'

/** Not where the person asked their browser for as little traffic as can be, nor where nothing would come. */
export function canPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData = connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
  return navigator.onLine && !savesData
}

/** Fetches the code, the words and the first calls of the screen at `path`, for when it is opened. */
export async function prefetchScreen(path: string, visit: Visit): Promise<void> {
  const calls = firstCalls[path]?.(visit) ?? []
  const [{ requestAhead }] = await Promise.all([loadHttp(), loadScreens[path]?.()])
  for (const call of calls) requestAhead(call)
}

/** The screen is there and asks for nothing more. */
const isSettled = () =>
  document.readyState === 'complete' &&
  document.querySelector('main h1') !== null &&
  document.querySelector('main :is([aria-busy="true"], .skeleton)') === null

const CHECK_MS = 1_000

/** Not every browser has idle callbacks. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in window ? (run) => window.requestIdleCallback(run) : (run) => setTimeout(run, CHECK_MS)

/** Calls back once the screen is there and the browser has nothing else to do. Returns the way to stop waiting. */
export function onceSettled(run: () => void): () => void {
  let timer = setTimeout(check)

  function check(): void {
    if (isSettled()) whenIdle(run)
    else timer = setTimeout(check, CHECK_MS / 4)
  }
  return () => clearTimeout(timer)
}

/** Makes one load after the other while the browser has nothing else to do. Returns the way to stop. */
export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const rest = [...loads]
  let timer = setTimeout(next, CHECK_MS)

  function next(): void {
    if (!isSettled() || !canPrefetch()) timer = setTimeout(next, CHECK_MS)
    else whenIdle(() => void rest.shift()?.().catch(failureOf).then(again))
  }
  const again = () => {
    timer = setTimeout(next)
  }
  return () => {
    rest.length = 0
    clearTimeout(timer)
  }
}
