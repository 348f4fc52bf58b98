import { isSettled, whenIdle } from '@/@core/hooks/useOnceSettled'
import { loadHttp } from '@/api/apiRequest'
import type { Visit } from '@/api/firstCalls'
import { failureOf } from '@/api/failure'
import type { FirstLook } from '@/redux/firstLook'
import { firstCalls } from './firstCalls'
import { firstLooks } from './firstLooks'
import { loadScreens } from './loadScreens'

/** False if the browser is set to save data, or is offline. */
export function canPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData = connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
  return navigator.onLine && !savesData
}

/** Whose code and texts were there when they were last prefetched. */
const loaded = new Set<string>()

/** Fetches code, texts and first calls of the screen at `path` in advance. */
export async function prefetchScreen(path: string, visit: Visit): Promise<void> {
  const calls = firstCalls[path]?.(visit) ?? []
  const askAhead = async () => {
    const { requestAhead } = await loadHttp()
    for (const call of calls) requestAhead(call)
  }
  await Promise.all([askAhead(), loadScreens[path]?.()])
  loaded.add(path)
}

/** The same for a place of the menu that was not opened yet: what it asks first is then stored, and it can be drawn whole. */
export async function prefetchPlace(path: string, visit: Visit, ask: Parameters<FirstLook>[1]): Promise<void> {
  // Its calls leave before its code has come, and the queries below take their answers.
  if (!loaded.has(path)) await prefetchScreen(path, visit)
  const look = await firstLooks[path]?.()
  await Promise.all(look?.(visit, ask) ?? [])
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
