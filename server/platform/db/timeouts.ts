import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** `query_canceled`, `lock_not_available` and `too_many_connections`. */
const codes = new Set(['57014', '55P03', '53300'])

/** What pg gives up by itself has no code: for a connection that another call gives back, for a new one, and for an answer. */
const messages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Query read timeout',
])

/** Whether the database had no time for a statement. Nothing is changed then: its transaction ends with it. */
export function isDatabaseTimeout(error: unknown): boolean {
  // Of a commit without an answer nobody knows whether it was done.
  if (error instanceof DrizzleQueryError) return error.query !== 'commit' && isDatabaseTimeout(error.cause)
  if (error instanceof pg.DatabaseError) return codes.has(error.code ?? '')
  return error instanceof Error && messages.has(error.message)
}
