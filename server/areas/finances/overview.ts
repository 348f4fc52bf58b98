import type { HomeOverview } from '@contract/home'
import type { Database } from '../../platform/db/database'
import { balanceRepository } from './financeBalance'

export function financeOverviewRepository(db: Database) {
  const balances = balanceRepository(db)

  return {
    async balance(groupId: string): Promise<HomeOverview['balance']> {
      const { balance, overdue } = await balances.balance(groupId, undefined)
      return { balance, overdue }
    },
  }
}
