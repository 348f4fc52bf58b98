import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { financeDueMonths } from '../../../platform/db/schema/finances/financeDueMonths'
import { financeEvents } from '../../../platform/db/schema/finances/financeEvents'
import { financeAccountMonths, financeMonths } from '../../../platform/db/schema/finances/financeMonths'
import { groups } from '../../../platform/db/schema/groups'
import { debtChanges } from './memberDebts'
import type { EntryTraits, SumLine } from './entryTraits'

type Amounts = Pick<SumLine, 'amount' | 'entries'>
type Key = Record<string, string>

/** Sums after less sums before, by the key of each line. Lines without a key and zero differences are left out. */
export function differences<Line extends Amounts, LineKey extends Key>(
  before: readonly Line[],
  after: readonly Line[],
  keyOf: (line: Line) => LineKey | undefined,
): (LineKey & Amounts)[] {
  const sums = new Map<string, LineKey & Amounts>()
  const add = (line: Line, sign: 1 | -1) => {
    const key = keyOf(line)
    if (key === undefined) return
    const name = JSON.stringify(key)
    const { amount, entries } = sums.get(name) ?? { amount: 0, entries: 0 }
    sums.set(name, { ...key, amount: amount + sign * line.amount, entries: entries + sign * line.entries })
  }
  for (const line of before) add(line, -1)
  for (const line of after) add(line, 1)
  return [...sums.values()].filter(({ amount, entries }) => amount !== 0 || entries !== 0)
}

/**
 * The statements that update the stored sums (by month, account, due month, event, and debts) by the difference between `before` and
 * `after`. Each reads the group from its row, so that a distributed database runs it on the group's server alone.
 */
export function sumChanges(
  groupId: string,
  before: Pick<EntryTraits, 'lines' | 'debts'>,
  after: Pick<EntryTraits, 'lines' | 'debts'>,
): SQL[] {
  const differencesBy = <LineKey extends Key>(keyOf: (line: SumLine) => LineKey | undefined) =>
    differences(before.lines, after.lines, keyOf)
  const linesOf = (lines: readonly Amounts[], columns: SQL) => sql`
    ${groups}, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (${columns}, amount bigint, entries bigint)
     where ${eq(groups.groupId, groupId)}`
  const ofMonth = sql`month date, kind finance_kind, status finance_status, category finance_category`
  const changes: SQL[] = []

  const accounts = differencesBy(({ accountId, month, kind, status, category }) => ({
    accountId,
    month,
    kind,
    status,
    category,
  }))
  if (accounts.length > 0)
    changes.push(sql`
      insert into ${financeAccountMonths} (group_id, account_id, month, kind, status, category, amount, entries)
      select ${groups.groupId}, line."accountId", line.month, line.kind, line.status, line.category, line.amount, line.entries
        from ${linesOf(accounts, sql`"accountId" uuid, ${ofMonth}`)}
      on conflict (group_id, account_id, month, kind, status, category)
      do update set amount = finance_account_months.amount + excluded.amount,
                    entries = finance_account_months.entries + excluded.entries`)

  const months = differencesBy(({ month, kind, status, category }) => ({ month, kind, status, category }))
  if (months.length > 0)
    changes.push(sql`
      insert into ${financeMonths} (group_id, month, kind, status, category, amount, entries)
      select ${groups.groupId}, line.month, line.kind, line.status, line.category, line.amount, line.entries
        from ${linesOf(months, ofMonth)}
      on conflict (group_id, month, kind, status, category)
      do update set amount = finance_months.amount + excluded.amount, entries = finance_months.entries + excluded.entries`)

  const due = differencesBy(({ dueMonth }) => (dueMonth === null ? undefined : { month: dueMonth }))
  if (due.some(({ amount }) => amount !== 0))
    changes.push(sql`
      insert into ${financeDueMonths} (group_id, month, amount)
      select ${groups.groupId}, line.month, line.amount from ${linesOf(due, sql`month date`)}
      on conflict (group_id, month) do update set amount = finance_due_months.amount + excluded.amount`)

  const events = differencesBy(({ eventId, kind }) => (eventId === null ? undefined : { eventId, kind }))
  if (events.some(({ amount }) => amount !== 0)) {
    const sumOf = (kind: 'income' | 'expense') =>
      sql`coalesce(sum(line.amount) filter (where line.kind = ${kind}), 0)::bigint`
    changes.push(sql`
      insert into ${financeEvents} (group_id, event_id, income, expense)
      select ${groups.groupId}, line."eventId", ${sumOf('income')}, ${sumOf('expense')}
        from ${linesOf(events, sql`"eventId" uuid, kind finance_kind`)} group by 1, 2
      on conflict (group_id, event_id)
      do update set income = finance_events.income + excluded.income, expense = finance_events.expense + excluded.expense`)
  }

  const debts = differences(before.debts, after.debts, ({ memberId }) => ({ memberId }))
  return [...changes, ...debtChanges(groupId, debts)]
}
