import type { Database } from '../../../platform/db/database'
import { proposalRepository } from './proposals'

export function recurringOverviewRepository(db: Database) {
  const recurring = proposalRepository(db)
  return {
    /** How many entries wait to be booked or skipped. */
    async count(groupId: string, timeZone: string): Promise<number> {
      return (await recurring.proposals(groupId, timeZone, 0)).total
    },
  }
}
