import type { Failure } from './failure'

/** A person waits for the answer: longer than this in all, they are told. */
const TRIES_MAX = 2
const RETRY_AFTER_MAX_S = 10
/** So that those who were refused together do not come back together. */
const SPREAD_MS = 2_000

interface Abortable {
  aborted: boolean
  addEventListener?: (type: 'abort', heard: () => void, options: { once: true }) => void
}

function busyWaitMs({ code, retryAfterS = 0 }: Failure, tries: number): number | null {
  const isWorthIt = code === 'busy' && retryAfterS > 0 && retryAfterS <= RETRY_AFTER_MAX_S && tries < TRIES_MAX
  return isWorthIt ? retryAfterS * 1000 + Math.random() * SPREAD_MS : null
}

/**
 * Waits before a call is made again that the server had no time for: what it was asked to do was not begun, so that anything may be asked
 * again. Resolves to false, at once, where the person is to be told. `tries`: how often it was made again already. Where the caller gives up
 * meanwhile, the wait is over.
 */
export async function waitWhileBusy(failure: Failure, tries: number, signal?: Abortable): Promise<boolean> {
  const waitMs = busyWaitMs(failure, tries)
  if (waitMs === null) return false
  if (signal?.aborted) return true
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener?.('abort', stop, { once: true })
  })
  return true
}
