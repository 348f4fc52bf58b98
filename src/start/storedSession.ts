import type { AbilityRule } from '@contract/auth'
import { isFresh } from '@/api/accessToken'

/** What the first script needs of the session that is stored (src/api/session.ts reads all of it, and checks it). */
export interface StoredSession {
  accessToken: string
  document: string
  ability: AbilityRule[]
  timeZone: string
  /** 1 to 12. */
  seasonMonth: number
  /** Whether the token still has some time to go: with an older one a call would be refused. */
  isFresh: boolean
}

/** Throws where what is stored is not what the app stores. */
export function readStoredSession(): StoredSession | null {
  const user: unknown = JSON.parse(localStorage.getItem('userData') ?? 'null')
  const accessToken = localStorage.getItem('accessToken')
  if (!isUser(user) || !accessToken || !localStorage.getItem('refreshToken')) return null
  const { document, ability = [], group } = user
  return {
    accessToken,
    document,
    ability,
    timeZone: group.timeZone,
    seasonMonth: group.seasonMonth ?? 1,
    isFresh: isFresh(accessToken),
  }
}

/** As far as it is used here: the app checks the rest, and who stored something else gains nothing from it. */
function isUser(
  value: unknown,
): value is Pick<StoredSession, 'document'> &
  Partial<Pick<StoredSession, 'ability'>> & { group: { timeZone: string; seasonMonth?: number } } {
  if (typeof value !== 'object' || value === null) return false
  const hasAbility = !('ability' in value) || Array.isArray(value.ability)
  return 'document' in value && hasAbility && 'group' in value
}
