import { violatesKey } from '../db/violatesKey'
import { ApiError } from '../http/errors'

/** Keys by which a row names the account that makes the call. */
const callerKeys = ['bookmarks_user_fk', 'invitations_inviter_fk', 'used_challenges_user_fk']

/** The guard let the call in before its account was removed: it hears what its next call will hear. */
export async function mapMissingAccount<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw callerKeys.some((key) => violatesKey(error, key)) ? new ApiError('unauthenticated') : error
  }
}
