import * as z from 'zod/mini'
import { DEFAULT_ABILITY } from '@contract/abilities'
import { UserData, type Person } from '@contract/auth'
import { ACCESS_KEY, REFRESH_KEY, USER_KEY, writeSession } from './session'

// Apart from session.ts, as the sign-in page reads no session and needs no schemas.

const Tokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})

const StoredUser = z.extend(UserData, { ability: z.prefault(UserData.shape.ability, [...DEFAULT_ABILITY]) })

/**
 * Who is signed in in this browser, from the keys `userData`, `accessToken` and `refreshToken`. The token keys are the newest;
 * without an ability Auth may be read; anything else that is missing or broken there means that nobody is.
 */
export function readSession(): UserData | null {
  const tokens = Tokens.safeParse({
    accessToken: localStorage.getItem(ACCESS_KEY),
    refreshToken: localStorage.getItem(REFRESH_KEY),
  })
  const user = StoredUser.safeParse(parseJson(localStorage.getItem(USER_KEY)))
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
  // What is absent now was perhaps there before.
  const now: UserData = { ...session, leads: undefined, ...person }
  if (JSON.stringify(now) === JSON.stringify(session)) return false
  writeSession(now)
  return true
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
