import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeDueMonths } from '../../../platform/db/schema/financeDueMonths'
import { financeEvents } from '../../../platform/db/schema/financeEvents'
import { financeAccountMonths, financeMonths } from '../../../platform/db/schema/financeMonths'
import { finances } from '../../../platform/db/schema/finances'
import type { EntryTraits } from './entryTraits'

/**
 * Adds what these entries come to in the sums of months, of accounts, of days when something is due and of events, or with -1 takes it
 * out. The entries are read once; `traits` say which sums know nothing of them.
 */
export async function addToSums(
  { tx, groupId }: { tx: Transaction; groupId: string },
  ids: string[],
  sign: 1 | -1,
  { hasDueDays, hasEvents }: Pick<EntryTraits, 'hasDueDays' | 'hasEvents'>,
): Promise<void> {
  const factor = sql.raw(String(sign))
  const dueMonths = sql`, due_month as (
      insert into ${financeDueMonths} (group_id, month, amount)
      select ${groupId}, month_of(due_date), ${factor} * sum(amount)::bigint
        from entry where kind = 'income' and status = 'pending' and due_date is not null group by 2
      on conflict (group_id, month) do update set amount = finance_due_months.amount + excluded.amount)`
  const events = sql`, event_sum as (
      insert into ${financeEvents} (group_id, event_id, income, expense)
      select ${groupId}, event_id, ${factor} * coalesce(sum(amount) filter (where kind = 'income'), 0)::bigint,
             ${factor} * coalesce(sum(amount) filter (where kind = 'expense'), 0)::bigint
        from entry where event_id is not null group by 2
      on conflict (group_id, event_id)
      do update set income = finance_events.income + excluded.income, expense = finance_events.expense + excluded.expense)`
  await tx.execute(sql`
    with entry as materialized (
      select account_id, month_of(date) as month, due_date, event_id, kind, status, category, amount
        from ${finances}
       where ${and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt))}
    ), account_month as (
      insert into ${financeAccountMonths} (group_id, account_id, month, kind, status, category, amount, entries)
      select ${groupId}, account_id, month, kind, status, category, ${factor} * sum(amount)::bigint, ${factor} * count(*)
        from entry group by 2, 3, 4, 5, 6
      on conflict (group_id, account_id, month, kind, status, category)
      do update set amount = finance_account_months.amount + excluded.amount,
                    entries = finance_account_months.entries + excluded.entries
    )${hasDueDays ? dueMonths : undefined}${hasEvents ? events : undefined}
    insert into ${financeMonths} (group_id, month, kind, status, category, amount, entries)
    select ${groupId}, month, kind, status, category, ${factor} * sum(amount)::bigint, ${factor} * count(*)
      from entry group by 2, 3, 4, 5
    on conflict (group_id, month, kind, status, category)
    do update set amount = finance_months.amount + excluded.amount, entries = finance_months.entries + excluded.entries`)
}
