import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/jobs'
import { deleteExpiredTokens } from './identity/accountTokens'
import { sessionListRepository } from './sessionListRepository'

/** Once a day: what opens nothing any more need not be kept, least of all where somebody signed in from. */
export const purgeAccounts = defineJob('purge_accounts', z.object({}), async (_payload, { db }) => {
  await deleteExpiredTokens(db)
  await sessionListRepository(db).deleteEnded()
})
