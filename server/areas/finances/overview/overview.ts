import { asc, eq, sql } from 'drizzle-orm'
import type { HomeDebtors, HomeDue, HomeOverview } from '@contract/home/overview'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { addDays } from '@contract/days'
import { balanceRepository } from '../balance/public'
import { debtorRepository } from '../dues/public'
import { selectedFinances } from '../ledger/public'
import { openRemarks } from '../auditing/public'

/** Today, and the seven days after it. */
const DAYS = 8

export function financeOverviewRepository(db: Database) {
  const balances = balanceRepository(db)
  const debtors = debtorRepository(db)

  return {
    remarks: openRemarks,

    async balance(groupId: string): Promise<NonNullable<HomeOverview['balance']>> {
      const { balance, overdue } = await balances.balance(groupId, undefined)
      return { balance, overdue }
    },

    /** The members with the highest debts. */
    debtors: (groupId: string, today: string, limit: number): Promise<HomeDebtors> =>
      debtors.top(groupId, today, limit),

    /** Selects like the filter `dueBefore` of the list of entries. Amounts are in minor units. */
    async due(groupId: string, today: string, limit: number): Promise<HomeDue> {
      const before = addDays(today, DAYS)
      const due = { status: 'pending', dueBefore: before } as const
      const expenses = db
        .select({
          id: finances.id,
          description: finances.description,
          amount: finances.amount,
          dueDate: sql<string>`${finances.dueDate}`.as('dueDate'),
        })
        .from(finances)
        .where(selectedFinances(groupId, { ...due, kind: 'expense' }))
        .orderBy(asc(finances.dueDate), asc(finances.id))
        .limit(limit)
      const sums = db
        .select({
          kind: finances.kind,
          total: sql<number>`count(*)`.as('total'),
          amount: sql<number>`sum(${finances.amount})::bigint`.as('amount'),
        })
        .from(finances)
        .where(selectedFinances(groupId, due))
        .groupBy(finances.kind)
      const [found] = await db
        .select({
          expenses: sql<HomeDue['expenses'] | null>`(select json_agg(expense) from (${expenses}) expense)`,
          sums: sql<Awaited<typeof sums> | null>`(select json_agg(sum) from (${sums}) sum)`,
        })
        .from(groups)
        .where(eq(groups.groupId, groupId))
      const sumOf = (wanted: 'income' | 'expense') => {
        const { total = 0, amount = 0 } = found?.sums?.find(({ kind }) => kind === wanted) ?? {}
        return { total, amount }
      }
      return { before, expenses: found?.expenses ?? [], expense: sumOf('expense'), income: sumOf('income') }
    },
  }
}
