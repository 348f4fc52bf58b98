import type { Database } from '../../../platform/db/database'
import { findBookYear, findBudgets } from './budgetRepository'

export function budgetOverviewRepository(db: Database) {
  return {
    /** Whether anything is planned of the present year. */
    async isThere(groupId: string): Promise<boolean> {
      const { year } = await findBookYear(db, groupId)
      const [budget] = await findBudgets(db, groupId, [year])
      return budget !== undefined && budget.lines.length > 0
    },
  }
}
