import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** Integrity constraint violations (PostgreSQL, Appendix A). */
const VIOLATION = /^23/

/**
 * Whether what was thrown is the database's refusal by the constraint of that name. A distributed database passes on the message
 * alone, and there with the number of the shard behind the name.
 */
export function violatesKey(error: unknown, key: string): boolean {
  const { cause } = error instanceof DrizzleQueryError ? error : {}
  if (!(cause instanceof pg.DatabaseError) || !VIOLATION.test(cause.code ?? '')) return false
  return new RegExp(`\\b${key}(_\\d+)?\\b`).test(cause.constraint ?? cause.message)
}
