import * as z from 'zod/mini'
import { UserData, type Person, type TokenPair } from '@contract/auth'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'

export const USER_KEY = 'userData'
export const ACCESS_KEY = 'accessToken'
export const REFRESH_KEY = 'refreshToken'
/** Tells the other tabs why the keys above went away. */
const END_KEY = 'batuta.sessionEnd'

/** `expired`: it ran out while the person worked, who may go on after signing in again. */
export type SessionEnd = 'expired' | 'signed_out'

const Tokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})

/**
 * Who is signed in in this browser, as the three keys of SPEC.md section 3 say. The token keys are the newest;
 * anything missing or broken there means that nobody is.
 */
export function readSession(): UserData | null {
  const tokens = Tokens.safeParse({
    accessToken: localStorage.getItem(ACCESS_KEY),
    refreshToken: localStorage.getItem(REFRESH_KEY),
  })
  const user = UserData.safeParse(parseJson(localStorage.getItem(USER_KEY)))
  return tokens.success && user.success ? { ...user.data, ...tokens.data } : null
}

/** Keeps the stored group in step after its settings changed; another group's session is not touched. */
export function storeGroup(group: UserData['group']): void {
  const session = readSession()
  if (session?.group.id === group.id) writeSession({ ...session, group })
}

/** Whether it differs from what was stored of this person, and so was stored anew. */
export function storePerson(person: Person): boolean {
  const session = readSession()
  if (session?.id !== person.id) return false
  const now: UserData = { ...session, ...person }
  if (JSON.stringify(now) === JSON.stringify(session)) return false
  writeSession(now)
  return true
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
  const listen = (event: StorageEvent) => {
    // A null key is localStorage.clear(). Refreshed tokens alone change nobody's identity.
    if (event.key !== null && event.key !== USER_KEY) return
    const session = readSession()
    if (session) return onChange(session)
    const reason = localStorage.getItem(END_KEY) === 'expired' ? 'expired' : 'signed_out'
    if (reason === 'signed_out') clearDrafts()
    onChange(reason)
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
