import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@contract/auth'
import type { Database, Transaction } from '../../../platform/db/database'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { financeAccounts } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { creditsOf } from './credits'

// What other areas may use of finances; tests/house/serverAreas.test.ts keeps them to this file.

const firstAccountNames: Record<Locale, string> = { en: 'Main', 'pt-BR': 'Principal' }

/** Creates the default account of a new group, with the group's id, in the transaction that creates the group. */
export async function insertFirstAccount(tx: Transaction, groupId: string, locale: Locale): Promise<void> {
  await tx.insert(financeAccounts).values({ groupId, id: groupId, name: firstAccountNames[locale], kind: 'bank' })
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

/** Updates stored debtor names. Call it after renaming members, in the same transaction. */
export async function renameDebtors(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.execute(sql`
    update ${financeDebts} set name = ${members.name} from ${members}
     where ${financeDebts.groupId} = ${groupId} and ${financeDebts.memberId} = any(${sql.param(memberIds)}::uuid[])
       and ${members.groupId} = ${groupId} and ${members.id} = ${financeDebts.memberId}
       and ${financeDebts.name} <> ${members.name}`)
}
