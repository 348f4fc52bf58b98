import { isSettled, whenIdle } from '@/@core/hooks/useOnceSettled'
import { loadHttp } from '@/api/apiRequest'
import type { Visit } from '@/api/firstCalls'
import { failureOf } from '@/api/failure'
import { firstCalls } from './firstCalls'
import { loadScreens } from './loadScreens'

/** False if the browser is set to save data, or is offline. */
export function canPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData = connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
  return navigator.onLine && !savesData
}

/** Fetches code, texts and first calls of the screen at `path` in advance. */
export async function prefetchScreen(path: string, visit: Visit): Promise<void> {
  const calls = firstCalls[path]?.(visit) ?? []
  const askAhead = async () => {
    const { requestAhead } = await loadHttp()
    for (const call of calls) requestAhead(call)
  }
  await Promise.all([askAhead(), loadScreens[path]?.()])
}

/** What a person does first on a screen is not kept waiting by the code of others. */
const START_MS = 3_000
const CHECK_MS = 1_000

/** Runs the loads one after another while the browser is idle. Returns a function that stops it. */
export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const rest = [...loads]
  let timer = setTimeout(next, START_MS)

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
