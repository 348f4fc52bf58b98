import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeDebtTotals } from '../../../platform/db/schema/finances/financeDebtTotals'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'

/** Of what a reversal takes back, where that is what a member owes. */
export const isOriginalOwed = sql`(
  original.kind = 'income' and original.status = 'pending' and original.member_id is not null and original.deleted_at is null)`

/** What some entries mean for what a member owes; less than nothing where a reversal takes it back. Amounts in minor units. */
export interface DebtLine {
  memberId: string
  amount: number
  entries: number
}

/**
 * Adds to what each of these members owes; the totals first, as they want to know who owed before. Said without a join or a look at
 * each: right after a file came in, the database takes the group for as small as it was, and would read all of a table for each line. Each
 * statement takes the group from its
 * row: where the database is distributed, it then runs on the server of the group alone.
 */
export async function addToDebts(
  { tx, groupId }: { tx: Transaction; groupId: string },
  debts: readonly DebtLine[],
): Promise<void> {
  if (debts.length === 0) return
  const memberIds = debts.map(({ memberId }) => memberId)
  const lines = sql`jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as line ("memberId" uuid, amount bigint, entries bigint)`
  await tx.execute(sql`
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
                                         amount = finance_debt_totals.amount + excluded.amount`)
  await tx.execute(sql`
    insert into ${financeDebts} (group_id, member_id, name, amount, entries)
    select ${groups.groupId}, line."memberId",
           (select ${members.name} from ${members} where ${members.groupId} = ${groupId} and ${members.id} = line."memberId"),
           line.amount, line.entries
      from ${groups}, ${lines} where ${eq(groups.groupId, groupId)}
    on conflict (group_id, member_id)
    do update set name = excluded.name, amount = finance_debts.amount + excluded.amount,
                  entries = finance_debts.entries + excluded.entries`)
}
