import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { bankLineEntries } from '../../../platform/db/schema/finances/bankLines'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { mandates } from '../../../platform/db/schema/finances/debits'
import { donationGifts, donationReceipts, donors } from '../../../platform/db/schema/finances/donations'
import { memberFees } from '../../../platform/db/schema/finances/fees'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { financeDues } from '../../../platform/db/schema/finances/financeDues'
import { finances } from '../../../platform/db/schema/finances/finances'
import { levyCharges } from '../../../platform/db/schema/finances/levies'
import { matchRules } from '../../../platform/db/schema/finances/matchRules'
import { memberPayers } from '../../../platform/db/schema/finances/payers'
import { recurringFinances } from '../../../platform/db/schema/finances/recurring'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import type { Ledger } from '../ledger/public'
import { mergePayers } from './mergePayers'
import { spanRests } from './spanRests'

interface Two {
  keptId: string
  givenUpId: string
}

/** Whether a month was closed after the moment, and still is. */
export async function isClosedSince({ tx, groupId }: Ledger, at: Date): Promise<boolean> {
  const closed = await tx
    .select({ id: financeClosings.id })
    .from(financeClosings)
    .where(
      and(
        eq(financeClosings.groupId, groupId),
        isNull(financeClosings.reopenedAt),
        gt(financeClosings.closedAt, sql`${at.toISOString()}::timestamptz`),
      ),
    )
    .limit(1)
  return closed.length > 0
}

/** Which of the two have anything of money: entries, fee classes, recurring entries, rules, statements, or who pays for whom. */
export async function findMoneyOf(db: Database | Transaction, groupId: string, ids: string[]): Promise<Set<string>> {
  const parts = [
    [finances, finances.memberId],
    [memberFees, memberFees.memberId],
    [recurringFinances, recurringFinances.memberId],
    [matchRules, matchRules.memberId],
    [mandates, mandates.personId],
    [statementMails, statementMails.memberId],
    [creditUses, creditUses.memberId],
    [donationGifts, donationGifts.donorId],
    [donationReceipts, donationReceipts.donorId],
    [memberPayers, memberPayers.memberId],
    [memberPayers, memberPayers.payerId],
  ] as const
  const { rows } = await db.execute<{ id: string }>(
    sql.join(
      parts.map(
        ([table, column]) =>
          sql`select ${column} as id from ${table} where ${table.groupId} = ${groupId} and ${isIn(column, ids)}`,
      ),
      sql` union `,
    ),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Entries, also of closed months: no sum but what each of the two owes changes. */
async function mergeEntries(ledger: Ledger, { record }: RowRecorder, { keptId, givenUpId }: Two): Promise<void> {
  const { tx, groupId } = ledger
  const own = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.memberId, givenUpId)))
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  const months = sql`(select known.dues_month from ${finances} known
    where known.group_id = ${groupId} and known.member_id = ${keptId} and known.dues_month is not null
      and (known.deleted_at is null or known.written_off_on is not null or known.settled_on is not null))`
  await ledger.reassign(ids, () =>
    record(finances, isIn(finances.id, ids), () =>
      tx
        .update(finances)
        .set({
          memberId: keptId,
          // Both were charged for the month: both are owed, and one of them counts as that month's dues.
          duesMonth: sql`case when ${finances.duesMonth} in ${months} then null else ${finances.duesMonth} end`,
          version: sql`${finances.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids))),
    ),
  )
  // A bank's file can still be taken back: its lines know by the version whether their entries were changed.
  await record(bankLineEntries, isIn(bankLineEntries.entryId, ids), () =>
    tx
      .update(bankLineEntries)
      .set({ version: sql`${bankLineEntries.version} + 1` })
      .where(
        and(
          eq(bankLineEntries.groupId, groupId),
          isIn(bankLineEntries.entryId, ids),
          sql`exists (select from ${finances} entry where entry.group_id = ${groupId}
                 and entry.id = ${bankLineEntries.entryId} and entry.version = ${bankLineEntries.version} + 1)`,
        ),
      ),
  )
}

const monthShift = (months: number) => (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The classes of the kept record, and in other months those of the other. */
async function mergeFees({ tx, groupId }: Ledger, { record }: RowRecorder, { keptId, givenUpId }: Two): Promise<void> {
  const ofBoth = isIn(memberFees.memberId, [keptId, givenUpId])
  const spans = await tx
    .select()
    .from(memberFees)
    .where(and(eq(memberFees.groupId, groupId), ofBoth))
  const kept = spans.filter(({ memberId }) => memberId === keptId)
  const months = { before: monthShift(-1), after: monthShift(1) }
  const rests = spans
    .filter(({ memberId }) => memberId === givenUpId)
    .flatMap((span) => spanRests(span, kept, months).map((rest) => ({ ...span, ...rest, memberId: keptId })))
  if (rests.length === 0) return
  await record(memberFees, ofBoth, async () => {
    await tx.delete(memberFees).where(and(eq(memberFees.groupId, groupId), eq(memberFees.memberId, givenUpId)))
    await tx.insert(memberFees).values(rests)
  })
}

/** What members were exempted from, or asked besides, when dues were charged last. */
async function mergeDues({ tx, groupId }: Ledger, { record }: RowRecorder, { keptId, givenUpId }: Two): Promise<void> {
  const [row] = await tx.select({ dues: financeDues.dues }).from(financeDues).where(eq(financeDues.groupId, groupId))
  const { members = [] } = row?.dues ?? {}
  const isOf = (id: string) => (line: { memberId: string }) => line.memberId.toLowerCase() === id
  if (row === undefined || !members.some(isOf(givenUpId))) return
  const hasOwn = members.some(isOf(keptId))
  const moved = members.flatMap((line) => {
    if (!isOf(givenUpId)(line)) return [line]
    return hasOwn ? [] : [{ ...line, memberId: keptId }]
  })
  await record(financeDues, sql`true`, () =>
    tx
      .update(financeDues)
      .set({ dues: { ...row.dues, members: moved } })
      .where(eq(financeDues.groupId, groupId)),
  )
}

/** Of a levy that asked both, each keeps what was asked by their own record: its sums stay as they are. */
async function mergeLevies(
  { tx, groupId }: Ledger,
  { record }: RowRecorder,
  { keptId, givenUpId }: Two,
): Promise<void> {
  const askedBoth = sql`${levyCharges.levyId} in (select own.levy_id from ${levyCharges} own
    where own.group_id = ${groupId} and own.member_id = ${keptId})`
  await record(levyCharges, isIn(levyCharges.memberId, [keptId, givenUpId]), () =>
    tx
      .update(levyCharges)
      .set({ memberId: keptId })
      .where(and(eq(levyCharges.groupId, groupId), eq(levyCharges.memberId, givenUpId), sql`not ${askedBoth}`)),
  )
}

/** What they gave, with the receipts for it. What a receipt needs beside is that of the kept record, where it has any. */
async function mergeDonations(
  { tx, groupId }: Ledger,
  { record }: RowRecorder,
  { keptId, givenUpId }: Two,
): Promise<void> {
  for (const table of [donationGifts, donationReceipts] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await record(table, isIn(table.donorId, [keptId, givenUpId]), () =>
      tx
        .update(table)
        .set({ donorId: keptId, version: sql`${table.version} + 1` })
        .where(and(eq(table.groupId, groupId), eq(table.donorId, givenUpId))),
    )
  await record(donors, isIn(donors.id, [keptId, givenUpId]), () =>
    tx
      .update(donors)
      .set({ id: keptId })
      .where(
        and(
          eq(donors.groupId, groupId),
          eq(donors.id, givenUpId),
          sql`not exists (select from ${donors} own where own.group_id = ${groupId} and own.id = ${keptId})`,
        ),
      ),
  )
}

/** Moves what the books have of one member to another. Sums, closed months and what is reconciled stay as they are. */
export async function mergeFinances(ledger: Ledger, recorder: RowRecorder, two: Two): Promise<void> {
  const { tx, groupId } = ledger
  const { record } = recorder
  const { keptId, givenUpId } = two
  const both = [keptId, givenUpId]
  await mergeEntries(ledger, recorder, two)
  await record(creditUses, isIn(creditUses.memberId, both), () =>
    tx
      .update(creditUses)
      .set({ memberId: keptId })
      .where(and(eq(creditUses.groupId, groupId), eq(creditUses.memberId, givenUpId))),
  )
  for (const table of [recurringFinances, matchRules] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await record(table, isIn(table.memberId, both), () =>
      tx
        .update(table)
        .set({ memberId: keptId, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(table.groupId, groupId), eq(table.memberId, givenUpId))),
    )
  await record(mandates, isIn(mandates.personId, both), () =>
    tx
      .update(mandates)
      .set({ personId: keptId, version: sql`${mandates.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(mandates.groupId, groupId), eq(mandates.personId, givenUpId))),
  )
  // Those under way are about the record that they were made for.
  const isDone = and(ne(statementMails.state, 'waiting'), ne(statementMails.state, 'sending'))
  const { memberId, payerId } = statementMails
  await record(statementMails, sql`(${isIn(memberId, both)} or ${isIn(payerId, both)})`, () =>
    tx
      .update(statementMails)
      .set({
        memberId: sql`case when ${memberId} = ${givenUpId} then ${keptId}::uuid else ${memberId} end`,
        payerId: sql`case when ${payerId} = ${givenUpId} then ${keptId}::uuid else ${payerId} end`,
      })
      .where(and(eq(statementMails.groupId, groupId), or(eq(memberId, givenUpId), eq(payerId, givenUpId)), isDone)),
  )
  await mergeDonations(ledger, recorder, two)
  await mergeFees(ledger, recorder, two)
  await mergeDues(ledger, recorder, two)
  await mergeLevies(ledger, recorder, two)
  await mergePayers(tx, groupId, recorder, two)
}
