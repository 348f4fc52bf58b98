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

/**
 * The server is going down or coming up, or, of a distributed one, the node that has the rows cannot be reached: `admin_shutdown`,
 * `crash_shutdown`, `cannot_connect_now`, and all that begins with 08, connections.
 */
const isGone = (code = '') => ['57P01', '57P02', '57P03'].includes(code) || code.startsWith('08')

/** Of the system: nobody listens there, or hangs up. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** What pg says of a connection that is gone. */
const lostMessages = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
])

const hasSystemCode = (error: Error) => 'code' in error && systemCodes.has(String(error.code))

/** `isOfQuery`: it was met by a statement. Else a file that is missing, or somebody who hung up on us, would look the same. */
function isAway(error: unknown, isOfQuery: boolean): boolean {
  // Of a commit without an answer nobody knows whether it was done.
  if (error instanceof DrizzleQueryError) return error.query !== 'commit' && isAway(error.cause, true)
  if (error instanceof pg.DatabaseError) return codes.has(error.code ?? '') || isGone(error.code)
  // One for each address of a name.
  if (error instanceof AggregateError) return error.errors.some((each) => isAway(each, isOfQuery))
  if (!(error instanceof Error)) return false
  const isOfConnection = isOfQuery || ('syscall' in error && error.syscall === 'connect')
  return messages.has(error.message) || lostMessages.has(error.message) || (isOfConnection && hasSystemCode(error))
}

/** Whether the database had no time for a statement, or is not there. Nothing is changed then: its transaction ends with it. */
export const isDatabaseAway = (error: unknown): boolean => isAway(error, false)
