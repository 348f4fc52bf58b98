import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import { keptSince, retentionIn } from '@contract/finances/retention'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { debitLines, debitRuns, mandates } from '../../../platform/db/schema/finances/debits'
import { donationGifts, donationReceipts, donors } from '../../../platform/db/schema/finances/donations'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { financeEvents } from '../../../platform/db/schema/finances/financeEvents'
import { finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { feeClasses, memberFees } from '../../../platform/db/schema/finances/fees'
import { levies } from '../../../platform/db/schema/finances/levies'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'
import { groups } from '../../../platform/db/schema/groups'
import { matchRules } from '../../../platform/db/schema/finances/matchRules'
import { reconciliations } from '../../../platform/db/schema/finances/reconciliations'
import { transferChanges, transfers } from '../../../platform/db/schema/finances/transfers'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { apart } from '../../../platform/db/subselects'
import { monthOf } from '../../../platform/time/days'
import { deleteMandates, eraseFromDonations } from './keptLonger'
import { eraseOrderedPayments, purgeOrderedPayments } from './orderedPayments'
import {
  eraseFromBankLines,
  eraseFromReceipts,
  financeColumns,
  purgeBankLines,
  purgeReceipts,
  renameDebtors,
  toFinance,
} from '../ledger/public'
import { purgeAccounts } from './purgeAccounts'
import { eraseFromAudits } from '../auditing/public'

import { erasePayers } from '../payers/public'

/** The entries that name the member, oldest first. */
export async function financesOfMember(db: Database, groupId: string, memberId: string): Promise<Finance[]> {
  const rows = await db
    .select(financeColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.memberId, memberId), isNull(finances.deletedAt)))
    .orderBy(asc(finances.date), asc(finances.id))
  return rows.map(toFinance)
}

/** Statements to the member, newest first. */
export async function statementsToMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'statements'>> {
  const { state, amount, at } = statementMails
  const rows = await db
    .select({ state, amount, at })
    .from(statementMails)
    .where(and(eq(statementMails.groupId, groupId), eq(statementMails.memberId, memberId)))
    .orderBy(desc(statementMails.madeAt), statementMails.id)
  return { statements: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

/** The member's fee classes with their months (YYYY-MM), oldest first. */
export async function feesOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<NonNullable<MemberData['fees']>> {
  const rows = await db
    .select({ name: feeClasses.name, from: memberFees.from, to: memberFees.to, exempt: memberFees.exempt })
    .from(memberFees)
    .innerJoin(feeClasses, and(eq(feeClasses.groupId, groupId), eq(feeClasses.id, memberFees.classId)))
    .where(and(eq(memberFees.groupId, groupId), eq(memberFees.memberId, memberId)))
    .orderBy(asc(memberFees.from))
  return rows.map(({ name, from, to, exempt }) => ({
    name,
    from: monthOf(from),
    ...(to !== null && { to: monthOf(to) }),
    ...(exempt !== null && { exempt }),
  }))
}

/** The member's mandates for direct debits, latest signed first. */
export async function mandatesOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<NonNullable<MemberData['mandates']>> {
  const { id, reference, signedOn, holder, iban, revokedOn } = mandates
  const rows = await db
    .select({ id, reference, signedOn, holder, iban, revokedOn })
    .from(mandates)
    .where(and(eq(mandates.groupId, groupId), eq(mandates.personId, memberId), isNull(mandates.deletedAt)))
    .orderBy(desc(signedOn), desc(id))
  const ids = rows.map((row) => row.id)
  const lines = await db
    .select({ mandateId: debitLines.mandateId, day: debitRuns.day, amount: debitLines.amount })
    .from(debitLines)
    .innerJoin(debitRuns, and(eq(debitRuns.groupId, groupId), eq(debitRuns.id, debitLines.runId)))
    .where(and(eq(debitLines.groupId, groupId), isIn(debitLines.mandateId, ids)))
    .orderBy(asc(debitRuns.day))
  return rows.map(({ id: own, revokedOn: until, ...row }) => ({
    ...row,
    ...(until !== null && { revokedOn: until }),
    collections: lines.flatMap(({ mandateId, day, amount }) => (mandateId === own ? [{ day, amount }] : [])),
  }))
}

/** Receipts for what the member gave, latest first. */
export async function donationReceiptsOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<NonNullable<MemberData['donationReceipts']>> {
  const { year, number, day, amount, donorAddress, revokedAt } = donationReceipts
  const rows = await db
    .select({ year, number, day, amount, address: donorAddress, revokedAt })
    .from(donationReceipts)
    .where(and(eq(donationReceipts.groupId, groupId), eq(donationReceipts.donorId, memberId)))
    .orderBy(desc(year), desc(number))
  return rows.map(({ revokedAt: at, ...row }) => ({ ...row, isRevoked: at !== null }))
}

const isStatementTo = (groupId: string, memberIds: string[]) =>
  and(eq(statementMails.groupId, groupId), isIn(statementMails.memberId, memberIds))

/**
 * Removes the person's name from all texts of the books and their history, and notes and write-off reasons from their own entries. Amounts,
 * days and links stay, so that no sum changes and closed months stay closed.
 */
export async function eraseFromFinances(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { description, notes, importedLine, version, memberId } = finances
  const isOwn = eq(memberId, person.id)
  await tx
    .update(finances)
    .set({
      description: withoutName(description, person),
      notes: sql`case when not coalesce(${isOwn}, false) then ${withoutName(notes, person)} end`,
      writeOffReason: sql`case when not coalesce(${isOwn}, false) then ${withoutName(finances.writeOffReason, person)} end`,
      // It repeats the description.
      importedLine: null,
      version: sql`${version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(finances.groupId, groupId),
        or(
          isOwn,
          mentions(description, person),
          mentions(notes, person),
          mentions(importedLine, person),
          mentions(finances.writeOffReason, person),
        ),
      ),
    )
  await tx
    .update(transfers)
    .set({
      description: withoutName(transfers.description, person),
      version: sql`${transfers.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(transfers.groupId, groupId), mentions(transfers.description, person)))
  await tx
    .update(reconciliations)
    .set({ reason: withoutName(reconciliations.reason, person) })
    .where(and(eq(reconciliations.groupId, groupId), mentions(reconciliations.reason, person)))
  await eraseFromReceipts(tx, groupId, person)
  await eraseFromBankLines(tx, groupId, person)
  await tx
    .update(financeSubcategories)
    .set({
      name: sql`coalesce(${withoutName(financeSubcategories.name, person)}, '')`,
      version: sql`${financeSubcategories.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(financeSubcategories.groupId, groupId), mentions(financeSubcategories.name, person)))
  await tx
    .update(financePurposes)
    .set({
      name: sql`coalesce(${withoutName(financePurposes.name, person)}, '')`,
      note: withoutName(financePurposes.note, person),
      version: sql`${financePurposes.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(financePurposes.groupId, groupId),
        or(mentions(financePurposes.name, person), mentions(financePurposes.note, person)),
      ),
    )
  await tx.delete(memberFees).where(and(eq(memberFees.groupId, groupId), eq(memberFees.memberId, person.id)))
  for (const table of [levies, feeClasses]) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await tx
      .update(table)
      .set({ name: withoutName(table.name, person), version: sql`${table.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(table.groupId, groupId), mentions(table.name, person)))
  }
  await eraseFromAudits(tx, groupId, person)
  // Rules that recognize the person have no use any more.
  await tx
    .delete(matchRules)
    .where(
      and(
        eq(matchRules.groupId, groupId),
        or(
          eq(matchRules.memberId, person.id),
          mentions(matchRules.contains, person),
          mentions(matchRules.counterparty, person),
          mentions(matchRules.notes, person),
        ),
      ),
    )
  await renameDebtors(tx, groupId, [person.id])
  await erasePayers(tx, groupId, [person.id])
  await deleteMandates(tx, groupId, [person.id])
  await eraseFromDonations(tx, groupId, person)
  await eraseOrderedPayments(tx, groupId, person)
  await tx.delete(statementMails).where(isStatementTo(groupId, [person.id]))
  await tx
    .update(statementMails)
    .set({ by: withoutName(statementMails.by, person) })
    .where(and(eq(statementMails.groupId, groupId), mentions(statementMails.by, person)))
  const pastWords = sql`after ->> 'description'`
  await tx.execute(sql`
    update ${transferChanges} change set after = past.after
      from (select transfer_id, number, after || jsonb_build_object('description', ${withoutName(pastWords, person)}) as after
              from ${transferChanges} where group_id = ${groupId} and ${mentions(pastWords, person)} ${apart}) past
     where change.group_id = ${groupId} and change.transfer_id = past.transfer_id and change.number = past.number`)
  const pastDescription = sql`after ->> 'description'`
  const pastNotes = sql`after ->> 'notes'`
  const wasOwn = sql`after ->> 'memberId' = ${person.id}`
  await tx.execute(sql`
    update ${financeChanges} change set after = past.after
      from (select finance_id, number, jsonb_strip_nulls(after || jsonb_build_object(
                     'description', ${withoutName(pastDescription, person)},
                     'notes', case when not coalesce(${wasOwn}, false) then ${withoutName(pastNotes, person)} end)) as after
              from ${financeChanges}
             where group_id = ${groupId} and ${or(wasOwn, mentions(pastDescription, person), mentions(pastNotes, person))} ${apart}) past
     where change.group_id = ${groupId} and change.finance_id = past.finance_id and change.number = past.number`)
}

/** For members who are deleted for good, and so owe nothing: deletes their stored debts, statements and payers. */
export async function deleteDebts(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  const isTheirs = isIn(financeDebts.memberId, memberIds)
  await tx.delete(financeDebts).where(and(eq(financeDebts.groupId, groupId), isTheirs))
  await tx.delete(statementMails).where(isStatementTo(groupId, memberIds))
  await erasePayers(tx, groupId, memberIds)
  await deleteMandates(tx, groupId, memberIds)
  await tx.delete(donors).where(and(eq(donors.groupId, groupId), isIn(donors.id, memberIds)))
}

/**
 * Deletes for good the entries, transfers, accounts and subcategories removed before the instant, with their history, and statements older
 * than it; returns how many. Entries stay that others reverse, refund or pay in part, or that were written off or settled by credit.
 * What the country's law wants kept (contract/finances/retention.ts) stays, also where it was removed.
 */
export async function purgeFinances(tx: Transaction, groupId: string, before: Date, today: string): Promise<number> {
  const [group] = await tx.select({ country: groups.region }).from(groups).where(eq(groups.groupId, groupId))
  const kept = retentionIn(group?.country)
  const oldest = (years: number) => new Date(`${keptSince(today, years)}T00:00:00Z`)
  const filesBefore = kept && oldest(kept.vouchers) < before ? oldest(kept.vouchers) : before
  const isNamed = sql.join(
    [sql`reversal_of`, sql`refund_of`, sql`part_of`].map(
      (column) =>
        sql`exists (select from ${finances} other where other.group_id = ${groupId} and other.${column} = ${finances.id})`,
    ),
    sql` or `,
  )
  const purged = await tx
    .select({ id: finances.id, eventId: finances.eventId })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        lt(finances.deletedAt, before),
        kept && lt(finances.date, keptSince(today, kept.books)),
        isNull(finances.writtenOffOn),
        isNull(finances.settledOn),
        sql`not (${isNamed})`,
      ),
    )
    .for('update')
  const ids = purged.map(({ id }) => id)
  const isPurged = (column: typeof finances.id | typeof financeChanges.financeId) => isIn(column, ids)
  await purgeReceipts(tx, groupId, ids, filesBefore)
  await tx.delete(financeChanges).where(and(eq(financeChanges.groupId, groupId), isPurged(financeChanges.financeId)))
  await tx.delete(finances).where(and(eq(finances.groupId, groupId), isPurged(finances.id)))
  const eventIds = purged.flatMap(({ eventId }) => eventId ?? [])
  const entry = sql`(select from ${finances} entry where entry.group_id = ${groupId} and entry.event_id = ${financeEvents.eventId})`
  // Sums of nothing, which would hold the event.
  await tx
    .delete(financeEvents)
    .where(and(eq(financeEvents.groupId, groupId), isIn(financeEvents.eventId, eventIds), sql`not exists ${entry}`))
  await purgeBankLines(tx, groupId, ids)
  await purgeOrderedPayments(tx, groupId, ids)
  await tx.delete(donationGifts).where(and(eq(donationGifts.groupId, groupId), isIn(donationGifts.financeId, ids)))
  const told = await tx
    .delete(statementMails)
    .where(and(eq(statementMails.groupId, groupId), lt(statementMails.madeAt, before)))
    .returning({ id: statementMails.id })
  const ended = await tx.delete(mandates).where(and(eq(mandates.groupId, groupId), lt(mandates.deletedAt, before)))
  const gone = await tx.delete(donors).where(and(eq(donors.groupId, groupId), lt(donors.deletedAt, before)))
  const others = told.length + (ended.rowCount ?? 0) + (gone.rowCount ?? 0)
  return ids.length + others + (await purgeAccounts(tx, groupId, before))
}
