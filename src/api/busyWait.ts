import type { Failure } from './failure'

/** A person waits for the answer: longer than this in all, they are told. */
const TRIES_MAX = 2
const RETRY_AFTER_MAX_S = 10
/** So that those who were refused together do not come back together. */
const SPREAD_MS = 2_000

/**
 * For how many milliseconds to wait before a call is made again that the server had no time for: what it was asked to do was not begun. Null:
 * tell the person. `tries`: how often it was made again already.
 */
export function busyWaitMs({ code, retryAfterS = 0 }: Failure, tries: number): number | null {
  const isWorthIt = code === 'busy' && retryAfterS > 0 && retryAfterS <= RETRY_AFTER_MAX_S && tries < TRIES_MAX
  return isWorthIt ? retryAfterS * 1000 + Math.random() * SPREAD_MS : null
}
