import type { TokenPair, UserData } from '@contract/auth'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { writeGroupAddressing } from '@/configs/groupAddressing'
import { writeGroupRegion } from '@/configs/groupRegion'
import { failureOf } from './failure'

export const USER_KEY = 'userData'
export const ACCESS_KEY = 'accessToken'
export const REFRESH_KEY = 'refreshToken'
/** Tells the other tabs why the keys above went away. */
const END_KEY = 'batuta.sessionEnd'

/**
 * `expired`: it ran out while the person worked, who may go on after signing in again. `revoked`: it was ended from elsewhere, as one
 * does for a device that is in other hands, so that nothing typed or read there stays on it.
 */
export type SessionEnd = 'expired' | 'signed_out' | 'revoked'
const endOf = (kept: string | null): SessionEnd => (kept === 'expired' || kept === 'revoked' ? kept : 'signed_out')

/** Whether something is stored at all: `readSession` (readSession.ts) says whether it is a session. */
export function isSessionStored(): boolean {
  return [USER_KEY, ACCESS_KEY, REFRESH_KEY].every((key) => localStorage.getItem(key) !== null)
}

export function writeSession(userData: UserData): void {
  // The tokens first: another tab acts on the change of userData and must then find them.
  writeTokens(userData)
  localStorage.setItem(USER_KEY, JSON.stringify(userData))
  writeGroupRegion(userData.group.region)
  writeGroupAddressing(userData.group.addressing)
  clearDrafts(userData.id)
}

/** New tokens of the session that is stored: `userData` has them too. */
export function renewTokens(userData: UserData, tokens: TokenPair): void {
  writeTokens(tokens)
  localStorage.setItem(USER_KEY, JSON.stringify({ ...userData, ...tokens }))
}

function writeTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(ACCESS_KEY, accessToken)
  localStorage.setItem(REFRESH_KEY, refreshToken)
}

export function clearSession(reason: SessionEnd): void {
  localStorage.setItem(END_KEY, reason)
  for (const key of [USER_KEY, ACCESS_KEY, REFRESH_KEY]) localStorage.removeItem(key)
  if (reason !== 'expired') clearDrafts()
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
  const follow = async () => {
    const session = isSessionStored() ? (await import('./readSession')).readSession() : null
    if (session) return onChange(session)
    const reason = endOf(localStorage.getItem(END_KEY))
    if (reason !== 'expired') clearDrafts()
    onChange(reason)
  }
  const listen = ({ key }: StorageEvent) => {
    // A null key is localStorage.clear().
    if (key === null || key === USER_KEY) void follow().catch(failureOf)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

let boundUserId: string | null = null

/** Ties this tab to a person: calls fail rather than act under the name of whoever signed in in another tab. */
export function setTabUser(userId: string | null): void {
  boundUserId = userId
}

export function getTabUser(): string | null {
  return boundUserId
}
