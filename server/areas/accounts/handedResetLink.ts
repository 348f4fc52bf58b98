import { Email } from '@contract/primitives'
import type { Database } from '../../platform/db/database'
import { accountRepository } from './identity/accountRepository'
import { addAccountToken } from './identity/accountTokens'

/** Long enough for the evening on which the link is handed over. */
export const HANDED_TTL_HOURS = 24

/**
 * Makes a link to set a new password, for whoever runs the server: the last administrator has no other administrator to make one.
 * Undefined if no account with a password has the address.
 */
export async function makeServerResetLink(db: Database, email: string) {
  const known = Email.safeParse(email)
  const account = known.success ? await accountRepository(db).findByEmail(known.data) : undefined
  if (account === undefined) return undefined
  const { groupId, userId } = account
  const link = { groupId, userId, purpose: 'reset_password', ttlHours: HANDED_TTL_HOURS, actor: 'server' } as const
  return { account, ...(await addAccountToken(db, link)) }
}
