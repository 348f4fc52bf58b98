import { lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/jobs'
import { pendingRegistrations } from '../../platform/db/schema/pendingRegistrations'
import { deleteExpiredTokens } from './identity/accountTokens'
import { sessionListRepository } from './sessionListRepository'

/** Once a day: deletes expired tokens, registrations and ended sessions, and with them the networks of sign-ins. */
export const purgeAccounts = defineJob('purge_accounts', z.object({}), async (_payload, { db }) => {
  await deleteExpiredTokens(db)
  await db.delete(pendingRegistrations).where(lte(pendingRegistrations.expiresAt, sql`now()`))
  await sessionListRepository(db).deleteEnded()
})
