import { asc, sql } from 'drizzle-orm'
import type { HomeDebtors, HomeDue, HomeOverview } from '@contract/home/overview'
import type { Database } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'
import { addDays, todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { openRemarks } from './proofs/auditRemarks'
import { balanceRepository } from './financeBalance'
import { debtorRepository } from './financeDebtors'
import { selectedFinances } from './financeSelection'

/** Today, and the seven days after it. */
const DAYS = 8

export function financeOverviewRepository(db: Database) {
  const balances = balanceRepository(db)
  const debtors = debtorRepository(db)

  return {
    audit: (groupId: string) => openRemarks(db, groupId),

    async balance(groupId: string): Promise<HomeOverview['balance']> {
      const { balance, overdue } = await balances.balance(groupId, undefined)
      return { balance, overdue }
    },

    /** Who owes most. */
    async debtors(groupId: string, limit: number): Promise<HomeDebtors> {
      const page = await debtors.list(groupId, { page: 1, perPage: limit, sort: 'asc' })
      const { total = 0, amount = 0 } = page
      return {
        debtors: page.debtors.map(({ memberId, name, amount: owed }) => ({ memberId, name, amount: owed })),
        total,
        amount,
      }
    },

    /** As the list of entries selects what is due before a day. */
    async due(groupId: string, limit: number, now = new Date()): Promise<HomeDue> {
      const before = addDays(todayIn(await findTimeZone(db, groupId), now), DAYS)
      const due = { status: 'pending', dueBefore: before } as const
      const [expenses, sums] = await Promise.all([
        db
          .select({
            id: finances.id,
            description: finances.description,
            amount: finances.amount,
            dueDate: sql<string>`${finances.dueDate}`,
          })
          .from(finances)
          .where(selectedFinances(groupId, { ...due, kind: 'expense' }))
          .orderBy(asc(finances.dueDate), asc(finances.id))
          .limit(limit),
        db
          .select({
            kind: finances.kind,
            total: sql<number>`count(*)`,
            amount: sql<number>`sum(${finances.amount})::bigint`,
          })
          .from(finances)
          .where(selectedFinances(groupId, due))
          .groupBy(finances.kind),
      ])
      const sumOf = (wanted: 'income' | 'expense') => {
        const { total = 0, amount = 0 } = sums.find(({ kind }) => kind === wanted) ?? {}
        return { total, amount }
      }
      return { before, expenses, expense: sumOf('expense'), income: sumOf('income') }
    },
  }
}
