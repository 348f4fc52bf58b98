import { and, eq, sql } from 'drizzle-orm'
import { refreshFamilies, refreshTokens } from '../db/schema/sessions'

export interface NewToken {
  hash: Buffer
  ttlS: number
}

/** However often it is refreshed: a session ends this long after its sign-in. */
export const SESSION_MAX_DAYS = 90

/** A session that was opened then, or before, has ended for good. */
export const latestEnded = sql<Date>`now() - make_interval(days => ${SESSION_MAX_DAYS})`

/** The database's clock alone says when a token ends: several servers' clocks differ. */
export const endOf = (ttlS: number) => sql<Date>`now() + make_interval(secs => ${ttlS})`

export const isFamily = (groupId: string, id: string) =>
  and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.id, id))

export const isToken = (groupId: string, hash: Buffer) =>
  and(eq(refreshTokens.groupId, groupId), eq(refreshTokens.hash, hash))
