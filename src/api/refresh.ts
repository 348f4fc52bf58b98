import axios from 'axios'
import { TokenPair, type UserData } from '@contract/auth'
import { env } from '@/configs/env'
import { callFailure } from './callFailure'
import { clientFailure, failureOf, HttpError } from './failure'
import { readSession } from './readSession'
import { emitRenewal } from './renewals'
import { renewTokens } from './session'
import { endSession } from './sessionEnd'

const REFRESH_LOCK = 'batuta:refresh'
const REFRESH_TIMEOUT_MS = 15_000
const NEWS_MS = 500
/** Between one try to refresh and the next. */
const RETRY_PAUSES_MS = [500, 1500]
const RETRY_WAIT_MAX_MS = 10_000

let refreshing: Promise<void> | null = null
/**
 * Resolves when the stored access token is another one than `failedToken`: one refresh, however many calls wait for it,
 * in however many tabs. Rejects for all of them: with `session_ended` where the server refuses the refresh token (401),
 * with what went wrong where it gave neither tokens nor a refusal.
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
    const pair = await requestTokens(session)
    const stored = readSession()
    // What another tab stored meanwhile is as good; whoever signed in or out must not get these tokens.
    if (stored?.refreshToken === session.refreshToken) {
      renewTokens(stored, pair)
      return emitRenewal(pair)
    }
  } catch (thrown) {
    const failure = failureOf(thrown)
    // Trouble on the way or on the server says nothing about the session: the callers hear of it, and the next call tries again.
    if (failure.status !== 401) throw thrown
    if (readSession()?.refreshToken === session.refreshToken) {
      endSession(failure.sessionEnd ?? 'expired')
      throw clientFailure('session_ended')
    }
  }
  if (readSession()?.id !== session.id) throw clientFailure('session_ended')
}

/** Asks for new tokens, and again where the answer is neither tokens nor a refusal. Rejects with an HttpError. */
async function requestTokens(session: UserData): Promise<TokenPair> {
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await requestTokensOnce(session)
    } catch (thrown) {
      const { status, code, retryAfterS = 0 } = failureOf(thrown)
      const waitMs = Math.max(pauseMs, retryAfterS * 1000)
      // Who waits for a screen is told rather than kept waiting.
      if (status === 401 || code === 'timeout' || waitMs > RETRY_WAIT_MAX_MS) throw thrown
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return requestTokensOnce(session)
}

async function requestTokensOnce({ refreshToken, document }: UserData): Promise<TokenPair> {
  try {
    // Plain axios, not our instance: the refresh itself is never intercepted.
    const url = `${env.apiUrl}/jwt/refresh-token`
    const headers = { 'x-user-document': document }
    const { data } = await axios.post<unknown>(url, { refreshToken }, { headers, timeout: REFRESH_TIMEOUT_MS })
    const pair = TokenPair.safeParse(data)
    if (!pair.success) throw clientFailure('unknown', 'The answer holds no tokens')
    return pair.data
  } catch (thrown) {
    throw axios.isAxiosError(thrown) ? new HttpError(callFailure(thrown)) : thrown
  }
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
