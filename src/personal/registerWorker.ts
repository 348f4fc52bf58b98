import { env } from '@/configs/env'
import { ownWorker } from '@/configs/ownPaths'

const PAUSE_MS = 2_000

/** Lets the page open without a line from the next time on (worker.ts). Browsers allow it over https, and on this machine itself. */
export function registerWorker(): void {
  if (!env.isBuilt || !('serviceWorker' in navigator)) return
  const register = () => {
    // Where it is refused, the page needs a line to open, as before.
    navigator.serviceWorker.register(ownWorker.file, { scope: ownWorker.scope }).catch(() => undefined)
  }
  // What is kept for later must not hold up what is wanted now.
  setTimeout(register, PAUSE_MS)
}
