import axios, { type AxiosError } from 'axios'
import { TokenPair } from '@contract/auth'
import { env } from '@/configs/env'
import { clientFailure } from './failure'
import { readSession, writeTokens } from './session'
import { endSession } from './sessionEnd'

const REFRESH_LOCK = 'batuta:refresh'
const REFRESH_TIMEOUT_MS = 15_000
const NEWS_MS = 500

let refreshing: Promise<void> | null = null
/**
 * Resolves when the stored access token is another one than `failedToken`: one refresh, however many calls wait for it,
 * in however many tabs. Rejects with `session_ended` for all of them when the refresh fails.
 */
export function refreshSession(failedToken: string): Promise<void> {
  refreshing ??= withTabLock(failedToken, () => refreshUnlessDone(failedToken)).finally(() => {
    refreshing = null
  })
  return refreshing
}

async function refreshUnlessDone(failedToken: string): Promise<void> {
  const session = readSession()
  if (!session) throw clientFailure('session_ended')
  if (session.accessToken !== failedToken) return
  try {
    // Plain axios, not our instance: the refresh itself is never intercepted.
    const { data } = await axios.post<unknown>(
      `${env.apiUrl}/jwt/refresh-token`,
      { refreshToken: session.refreshToken },
      { timeout: REFRESH_TIMEOUT_MS },
    )
    const pair = TokenPair.parse(data)
    // What another tab stored meanwhile is as good; whoever signed in or out must not get these tokens.
    if (readSession()?.refreshToken === session.refreshToken) return writeTokens(pair)
  } catch (thrown) {
    // No connection says nothing about the session: the callers hear of it, and the next call tries again.
    if (axios.isAxiosError(thrown) && isUnreachable(thrown)) throw clientFailure('network')
    if (readSession()?.refreshToken === session.refreshToken) {
      endSession('expired')
      throw clientFailure('session_ended')
    }
  }
  if (readSession()?.id !== session.id) throw clientFailure('session_ended')
}

function isUnreachable({ response, code }: AxiosError): boolean {
  return !response && code !== 'ECONNABORTED' && code !== 'ETIMEDOUT'
}

/** Runs `task` when no other tab does. */
async function withTabLock(failedToken: string, task: () => Promise<void>): Promise<void> {
  // Web Locks exist in secure contexts alone; elsewhere the server's grace for a second tab's race serves.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return task()
  const isDone = await locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await task()
    return lock !== null
  })
  if (isDone) return
  await locks.request(REFRESH_LOCK, async () => {
    await newsOf(failedToken)
    await task()
  })
}

/** Waits until another token is stored, but not for long: what one tab stores reaches the others a moment later. */
function newsOf(failedToken: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (readSession()?.accessToken === failedToken) return
      stop()
    }
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', look)
      resolve()
    }
    const timer = setTimeout(stop, NEWS_MS)
    window.addEventListener('storage', look)
    look()
  })
}
