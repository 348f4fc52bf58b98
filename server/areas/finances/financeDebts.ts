import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Locale } from '@contract/auth'
import type { Database, Transaction } from '../../platform/db/database'
import { financeDebtTotals } from '../../platform/db/schema/financeDebtTotals'
import { financeDebts } from '../../platform/db/schema/financeDebts'
import { financeAccounts, finances } from '../../platform/db/schema/finances'
import { members } from '../../platform/db/schema/members'
import { creditsOf } from './financeCredits'

// What other areas may use of finances; tests/house/serverAreas.test.ts keeps them to this file.

const firstAccountNames: Record<Locale, string> = { en: 'Main', 'pt-BR': 'Principal' }

/** The account of a new group that holds what names none; in the transaction that makes the group, whose id it bears. */
export async function insertFirstAccount(tx: Transaction, groupId: string, locale: Locale): Promise<void> {
  await tx.insert(financeAccounts).values({ groupId, id: groupId, name: firstAccountNames[locale], kind: 'bank' })
}

/** Of what a reversal takes back, where that is what a member owes. */
export const isOriginalOwed = sql`(
  original.kind = 'income' and original.status = 'pending' and original.member_id is not null and original.deleted_at is null)`

/**
 * Adds to each member's debt what the entries of `condition` mean for it, or with -1 takes it out; the totals first, as they want to know
 * who owed before. Said without a join: right after a file came in, the database takes the group for as small as it was, and would go
 * through all of one side for each row of the other. Each statement takes the group from the entries: where the database is distributed,
 * it then runs on the server of the group alone.
 */
export async function addToDebts(
  tx: Transaction,
  groupId: string,
  condition: SQL | undefined,
  sign: 1 | -1,
): Promise<void> {
  const factor = sql.raw(String(sign))
  const isOwed = sql`${finances.kind} = 'income' and ${finances.status} = 'pending' and ${finances.memberId} is not null`
  const owed = sql`(
      select group_id, member_id, ${factor} * sum(amount)::bigint as amount, ${factor} * sum(entries)::bigint as entries
        from (select ${finances.groupId}, ${finances.memberId}, ${finances.amount}, 1 as entries
                from ${finances} where ${and(condition, isOwed, isNull(finances.reversalOf))}
              union all
              select original.group_id, original.member_id, -original.amount, -1
                from ${finances} original
               where original.group_id = ${groupId} and ${isOriginalOwed} and original.id = any(array(
                     select ${finances.reversalOf} from ${finances}
                      where ${and(condition, isNotNull(finances.reversalOf), eq(finances.status, 'pending'))}))
             ) entry group by group_id, member_id) owed`
  await tx.execute(sql`
    insert into ${financeDebtTotals} (group_id, debtors, amount)
    select group_id, count(*) filter (where before + entries > 0) - count(*) filter (where before > 0), sum(amount)::bigint
      from (select group_id, sum(before) as before, sum(entries) as entries, sum(amount) as amount
              from (select owed.group_id, owed.member_id, 0 as before, owed.entries, owed.amount from ${owed}
                    union all
                    select debt.group_id, debt.member_id, debt.entries, 0, 0
                      from ${financeDebts} debt
                     where debt.group_id = ${groupId} and debt.member_id = any(array(select owed.member_id from ${owed}))
                   ) one group by group_id, member_id) member
     group by group_id
    on conflict (group_id) do update set debtors = finance_debt_totals.debtors + excluded.debtors,
                                         amount = finance_debt_totals.amount + excluded.amount`)
  await tx.execute(sql`
    insert into ${financeDebts} (group_id, member_id, name, amount, entries)
    select owed.group_id, owed.member_id,
           (select ${members.name} from ${members} where ${members.groupId} = ${groupId} and ${members.id} = owed.member_id),
           owed.amount, owed.entries
      from ${owed}
    on conflict (group_id, member_id)
    do update set name = excluded.name, amount = finance_debts.amount + excluded.amount,
                  entries = finance_debts.entries + excluded.entries`)
}

/** What a member owes, and how much of it their own credit covers; minor units. */
export async function debtOf(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<{ owed: number; credit: number }> {
  const [debt] = await db
    .select({ amount: financeDebts.amount })
    .from(financeDebts)
    .where(and(eq(financeDebts.groupId, groupId), eq(financeDebts.memberId, memberId)))
  const owed = debt?.amount ?? 0
  const credits = owed > 0 ? await creditsOf({ tx: db, groupId }, [memberId]) : new Map<string, number>()
  return { owed, credit: Math.min(owed, credits.get(memberId) ?? 0) }
}

/** Belongs into the transaction of whatever gives members other names, after the write. */
export async function renameDebtors(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.execute(sql`
    update ${financeDebts} set name = ${members.name} from ${members}
     where ${financeDebts.groupId} = ${groupId} and ${financeDebts.memberId} = any(${sql.param(memberIds)}::uuid[])
       and ${members.groupId} = ${groupId} and ${members.id} = ${financeDebts.memberId}
       and ${financeDebts.name} <> ${members.name}`)
}
