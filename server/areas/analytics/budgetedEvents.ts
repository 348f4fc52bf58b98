import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BudgetedEvents } from '@contract/analytics'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { financeEvents } from '../../platform/db/schema/finances/financeEvents'
import { eventBudgets } from '../../platform/db/schema/finances/budgets'
import { expense, income, ofEvent } from './analyticsSelection'

/** Planned and actual sums of the selected events that have a budget. Undefined if none of them has one. */
export async function findBudgeted(
  db: Database,
  groupId: string,
  selected: SQL | undefined,
): Promise<BudgetedEvents | undefined> {
  const sumOf = (amount: SQL | AnyPgColumn) => sql<number>`coalesce(sum(${amount}), 0)::bigint`
  const [sums] = await db
    .select({
      events: sql<number>`count(*)`,
      plannedIncome: sumOf(eventBudgets.income),
      plannedExpense: sumOf(eventBudgets.expense),
      income: sumOf(income),
      expense: sumOf(expense),
    })
    .from(eventBudgets)
    .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, eventBudgets.eventId)))
    .leftJoin(financeEvents, ofEvent(groupId))
    .where(and(eq(eventBudgets.groupId, groupId), sql`${eventBudgets.income} + ${eventBudgets.expense} > 0`, selected))
  return sums === undefined || sums.events === 0 ? undefined : sums
}
