import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeDebtTotals } from '../../../platform/db/schema/finances/financeDebtTotals'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { finances } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'

/** Whether a reversal's `original` is pending income owed by a member. */
export const isOriginalOwed = sql`(
  original.kind = 'income' and original.status = 'pending' and original.member_id is not null and original.deleted_at is null)`

/** A change of a member's debt, in minor units; negative where a reversal cancels it. */
export interface DebtLine {
  memberId: string
  amount: number
  entries: number
}

/** What reversals of these entries take from debts. */
export async function findOwedOriginals(
  { tx, groupId }: { tx: Transaction; groupId: string },
  ids: readonly string[],
): Promise<DebtLine[]> {
  const { rows } = await tx.execute<DebtLine & Record<string, unknown>>(sql`
    select original.member_id as "memberId", -original.amount as amount, -1 as entries from ${finances} original
     where original.group_id = ${groupId} and ${isOriginalOwed} and ${isIn(sql`original.id`, ids)}`)
  return rows
}

/**
 * The statements that add to the stored debts of these members, the group total first, as it depends on who owed before. Avoids joins and
 * per-row lookups: right after an import, table statistics are outdated and the planner would scan the whole table for each row. Each
 * statement reads the group from its row, so that a distributed database runs it on the group's server alone.
 */
export function debtChanges(groupId: string, debts: readonly DebtLine[]): SQL[] {
  if (debts.length === 0) return []
  const memberIds = debts.map(({ memberId }) => memberId)
  const lines = sql`jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as line ("memberId" uuid, amount bigint, entries bigint)`
  const total = sql`
    insert into ${financeDebtTotals} (group_id, debtors, amount)
    select ${groups.groupId}, count(*) filter (where member.before + member.entries > 0) - count(*) filter (where member.before > 0),
           sum(member.amount)::bigint
      from ${groups}, (
           select sum(one.before) as before, sum(one.entries) as entries, sum(one.amount) as amount
             from (select line."memberId", 0 as before, line.entries, line.amount from ${lines}
                   union all
                   select debt.member_id, debt.entries, 0, 0 from ${financeDebts} debt
                    where debt.group_id = ${groupId} and ${isIn(sql`debt.member_id`, memberIds)}) one
            group by one."memberId") member
     where ${eq(groups.groupId, groupId)} group by 1
    on conflict (group_id) do update set debtors = finance_debt_totals.debtors + excluded.debtors,
                                         amount = finance_debt_totals.amount + excluded.amount`
  const ofMembers = sql`
    insert into ${financeDebts} (group_id, member_id, name, amount, entries)
    select ${groups.groupId}, line."memberId",
           (select ${members.name} from ${members} where ${members.groupId} = ${groupId} and ${members.id} = line."memberId"),
           line.amount, line.entries
      from ${groups}, ${lines} where ${eq(groups.groupId, groupId)}
    on conflict (group_id, member_id)
    do update set name = excluded.name, amount = finance_debts.amount + excluded.amount,
                  entries = finance_debts.entries + excluded.entries`
  return [total, ofMembers]
}
