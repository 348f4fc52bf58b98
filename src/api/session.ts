import type { TokenPair, UserData } from '@contract/auth'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'

export const USER_KEY = 'userData'
export const ACCESS_KEY = 'accessToken'
export const REFRESH_KEY = 'refreshToken'
/** Tells the other tabs why the keys above went away. */
const END_KEY = 'batuta.sessionEnd'

/** `expired`: it ran out while the person worked, who may go on after signing in again. */
export type SessionEnd = 'expired' | 'signed_out'

/** Whether readSession.ts may find one. */
export function holdsSession(): boolean {
  return localStorage.getItem(USER_KEY) !== null
}

export function writeSession(userData: UserData): void {
  // The tokens first: another tab acts on the change of userData and must then find them.
  writeTokens(userData)
  localStorage.setItem(USER_KEY, JSON.stringify(userData))
  clearDrafts(userData.id)
}

export function writeTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(ACCESS_KEY, accessToken)
  localStorage.setItem(REFRESH_KEY, refreshToken)
}

export function clearSession(reason: SessionEnd): void {
  localStorage.setItem(END_KEY, reason)
  for (const key of [USER_KEY, ACCESS_KEY, REFRESH_KEY]) localStorage.removeItem(key)
  if (reason === 'signed_out') clearDrafts()
}

/** What one person typed and did not save is not for the next. Each tab holds its own. */
function clearDrafts(keptUserId?: string): void {
  const isKept = (key: string) => keptUserId !== undefined && key.startsWith(`${DRAFT_KEY_PREFIX}${keptUserId}.`)
  for (const storage of [sessionStorage, localStorage]) {
    const keys = Object.keys(storage).filter((key) => key.startsWith(DRAFT_KEY_PREFIX) && !isKept(key))
    for (const key of keys) storage.removeItem(key)
  }
}

/** Calls back when another tab signs in, or ends the session. Returns the way to stop listening. */
export function watchOtherTabs(onChange: (change: UserData | SessionEnd) => void): () => void {
  const listen = async (event: StorageEvent) => {
    // A null key is localStorage.clear(). Refreshed tokens alone change nobody's identity.
    if (event.key !== null && event.key !== USER_KEY) return
    const session = holdsSession() ? (await import('./readSession')).readSession() : null
    if (session) return onChange(session)
    const reason = localStorage.getItem(END_KEY) === 'expired' ? 'expired' : 'signed_out'
    if (reason === 'signed_out') clearDrafts()
    onChange(reason)
  }
  const hear = (event: StorageEvent) => void listen(event)
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

let boundUserId: string | null = null

/** Ties this tab to a person: calls fail rather than act under the name of whoever signed in in another tab. */
export function bindUser(userId: string | null): void {
  boundUserId = userId
}

export function boundUser(): string | null {
  return boundUserId
}
