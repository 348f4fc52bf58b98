import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Database, Transaction } from '../../platform/db/database'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { mentions, withoutName } from '../../platform/db/nameErasure'
import { financeChanges } from '../../platform/db/schema/financeChanges'
import { financeDebts } from '../../platform/db/schema/financeDebts'
import { finances } from '../../platform/db/schema/finances'
import { renameDebtors } from './financeDebts'
import { financeColumns, toFinance } from './financeRows'

/** The entries that name the member, oldest first. */
export async function financesOfMember(db: Database, groupId: string, memberId: string): Promise<Finance[]> {
  const rows = await db
    .select(financeColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.memberId, memberId), isNull(finances.deletedAt)))
    .orderBy(asc(finances.date), asc(finances.id))
  return rows.map(toFinance)
}

/**
 * Takes the person out of the words of the books: their own entries lose name and notes, all others the name. Amounts, days and
 * links stay, so no sum moves, and months that are closed stay closed.
 */
export async function eraseFromFinances(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { description, notes, importedLine, version, memberId } = finances
  const isOwn = eq(memberId, person.id)
  await tx
    .update(finances)
    .set({
      description: withoutName(description, person),
      notes: sql`case when not coalesce(${isOwn}, false) then ${withoutName(notes, person)} end`,
      // It repeats the description.
      importedLine: null,
      version: sql`${version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(finances.groupId, groupId),
        or(isOwn, mentions(description, person), mentions(notes, person), mentions(importedLine, person)),
      ),
    )
  await renameDebtors(tx, groupId, [person.id])
  const pastDescription = sql`after ->> 'description'`
  const pastNotes = sql`after ->> 'notes'`
  const wasOwn = sql`after ->> 'memberId' = ${person.id}`
  await tx.execute(sql`
    update ${financeChanges} change set after = past.after
      from (select finance_id, number, jsonb_strip_nulls(after || jsonb_build_object(
                     'description', ${withoutName(pastDescription, person)},
                     'notes', case when not coalesce(${wasOwn}, false) then ${withoutName(pastNotes, person)} end)) as after
              from ${financeChanges}
             where group_id = ${groupId} and ${or(wasOwn, mentions(pastDescription, person), mentions(pastNotes, person))}) past
     where change.group_id = ${groupId} and change.finance_id = past.finance_id and change.number = past.number`)
}

/** Of members who are deleted for good, and so owe nothing. */
export async function deleteDebts(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  const isTheirs = sql`${financeDebts.memberId} = any(${sql.param(memberIds)}::uuid[])`
  await tx.delete(financeDebts).where(and(eq(financeDebts.groupId, groupId), isTheirs))
}

/** Entries removed before the instant, with their history. What takes back an entry keeps it. */
export async function purgeFinances(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const reversal = sql`(select from ${finances} reversal
    where reversal.group_id = ${groupId} and reversal.reversal_of = ${finances.id})`
  const purged = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), lt(finances.deletedAt, before), sql`not exists ${reversal}`))
    .for('update')
  const ids = purged.map(({ id }) => id)
  const isPurged = (column: typeof finances.id | typeof financeChanges.financeId) =>
    sql`${column} = any(${sql.param(ids)}::uuid[])`
  await tx.delete(financeChanges).where(and(eq(financeChanges.groupId, groupId), isPurged(financeChanges.financeId)))
  await tx.delete(finances).where(and(eq(finances.groupId, groupId), isPurged(finances.id)))
  return ids.length
}
