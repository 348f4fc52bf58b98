import { hashToken, makeOpaqueToken } from './opaqueTokens'
import { SESSION_MAX_DAYS } from './sessionKeys'

/*
 * A session is ended by deleting it, and one that ran out is swept away likewise: by the database, the two look alike. So a refresh
 * token says itself until when it holds, and when its session ends at the latest; nobody is let in by that, it only tells the browser
 * which of the two it was.
 */

/** The group and its secret, the two times, and a check of these. Tokens from before there were any have the first two alone. */
const TOKEN = /^([^.]+\.[^.]+\.([0-9a-z]{1,8})\.([0-9a-z]{1,8}))\.([\w-]{8})$/

/** In seconds since 1970, by the base in which they stand in a token. */
const BASE = 36
const nowS = () => Math.floor(Date.now() / 1000)

/** What was altered on its way is no token of ours, and is told nothing. */
const checkOf = (text: string) => hashToken(text).toString('base64url').slice(0, 8)

function timesOf(token: string) {
  const [, text = '', until = '', latest = '', check] = TOKEN.exec(token) ?? []
  if (check !== checkOf(text)) return undefined
  return { untilS: Number.parseInt(until, BASE), latestS: Number.parseInt(latest, BASE) }
}

/** `before`: the token of the same session that it takes the place of. */
export function makeRefreshToken(groupId: string, ttlS: number, before = ''): string {
  const latestS = timesOf(before)?.latestS ?? nowS() + SESSION_MAX_DAYS * 86_400
  const times = [Math.min(nowS() + ttlS, latestS), latestS].map((time) => time.toString(BASE))
  const text = [makeOpaqueToken(groupId), ...times].join('.')
  return `${text}.${checkOf(text)}`
}

/** Whether, by its own word, it would still hold: its session was ended by somebody. */
export function isWithinItsTime(token: string): boolean {
  return (timesOf(token)?.untilS ?? 0) > nowS()
}
