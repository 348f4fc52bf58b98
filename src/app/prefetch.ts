import { isSettled, whenIdle } from '@/@core/hooks/useOnceSettled'
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
  const askAhead = async () => {
    const { requestAhead } = await loadHttp()
    for (const call of calls) requestAhead(call)
  }
  await Promise.all([askAhead(), loadScreens[path]?.()])
}

const CHECK_MS = 1_000

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
