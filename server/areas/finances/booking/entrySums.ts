import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeDueMonths } from '../../../platform/db/schema/financeDueMonths'
import { financeEvents } from '../../../platform/db/schema/financeEvents'
import { financeAccountMonths, financeMonths } from '../../../platform/db/schema/financeMonths'
import { finances } from '../../../platform/db/schema/finances'
import type { EntryTraits } from './entryTraits'

/**
 * Adds what these entries come to in the sums of months, of accounts, of days when something is due and of events, or with -1 takes it
 * out. `traits` say which sums know nothing of them. Each sum is a statement of its own that takes the group from the entries: where
 * the database is distributed, it then runs on the server of the group alone.
 */
export async function addToSums(
  { tx, groupId }: { tx: Transaction; groupId: string },
  ids: string[],
  sign: 1 | -1,
  { hasDueDays, hasEvents }: Pick<EntryTraits, 'hasDueDays' | 'hasEvents'>,
): Promise<void> {
  const factor = sql.raw(String(sign))
  const { accountId, amount, category, date, dueDate, eventId, kind, status } = finances
  const entries = sql`${finances} where ${and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt))}`
  const sum = sql`${factor} * sum(${amount})::bigint`
  const sumOf = (which: 'income' | 'expense') =>
    sql`${factor} * coalesce(sum(${amount}) filter (where ${eq(kind, which)}), 0)::bigint`
  await tx.execute(sql`
    insert into ${financeAccountMonths} (group_id, account_id, month, kind, status, category, amount, entries)
    select ${finances.groupId}, ${accountId}, month_of(${date}), ${kind}, ${status}, ${category}, ${sum}, ${factor} * count(*)
      from ${entries} group by 1, 2, 3, 4, 5, 6
    on conflict (group_id, account_id, month, kind, status, category)
    do update set amount = finance_account_months.amount + excluded.amount,
                  entries = finance_account_months.entries + excluded.entries`)
  await tx.execute(sql`
    insert into ${financeMonths} (group_id, month, kind, status, category, amount, entries)
    select ${finances.groupId}, month_of(${date}), ${kind}, ${status}, ${category}, ${sum}, ${factor} * count(*)
      from ${entries} group by 1, 2, 3, 4, 5
    on conflict (group_id, month, kind, status, category)
    do update set amount = finance_months.amount + excluded.amount, entries = finance_months.entries + excluded.entries`)
  if (hasDueDays) {
    await tx.execute(sql`
      insert into ${financeDueMonths} (group_id, month, amount)
      select ${finances.groupId}, month_of(${dueDate}), ${sum}
        from ${entries} and ${and(eq(kind, 'income'), eq(status, 'pending'), isNotNull(dueDate))} group by 1, 2
      on conflict (group_id, month) do update set amount = finance_due_months.amount + excluded.amount`)
  }
  if (hasEvents) {
    await tx.execute(sql`
      insert into ${financeEvents} (group_id, event_id, income, expense)
      select ${finances.groupId}, ${eventId}, ${sumOf('income')}, ${sumOf('expense')}
        from ${entries} and ${isNotNull(eventId)} group by 1, 2
      on conflict (group_id, event_id)
      do update set income = finance_events.income + excluded.income, expense = finance_events.expense + excluded.expense`)
  }
}
