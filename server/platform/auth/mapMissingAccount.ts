import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { ApiError } from '../http/errors'

/** Keys by which a row names the account that makes the call. */
const callerKeys = new Set(['bookmarks_user_fk', 'invitations_inviter_fk', 'used_challenges_user_fk'])

function isMissingAccount(error: unknown): boolean {
  const { cause } = error instanceof DrizzleQueryError ? error : {}
  return cause instanceof pg.DatabaseError && callerKeys.has(cause.constraint ?? '')
}

/** The guard let the call in before its account was removed: it hears what its next call will hear. */
export async function mapMissingAccount<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isMissingAccount(error) ? new ApiError('unauthenticated') : error
  }
}
