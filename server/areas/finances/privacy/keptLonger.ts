import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { keptSince } from '@contract/finances/retention'
import { ERASED } from '@contract/privacy'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { debitLines, debitRuns, mandates } from '../../../platform/db/schema/finances/debits'
import { donationReceipts, donors } from '../../../platform/db/schema/finances/donations'
import { members } from '../../../platform/db/schema/members'

/** Years for which the duplicates of receipts are kept, with the name on them (§ 50 Abs. 7 EStDV, § 147 AO). */
const RECEIPT_YEARS = 10

/** A payer may say for thirteen months that there was no mandate (§ 676b Abs. 2 BGB); the bank then asks for it. */
const MANDATE_PROOF = sql`interval '14 months'`

const thisDay = () => new Date().toISOString().slice(0, 10)

/** Removes name and address from duplicates of receipts that need no longer be kept; returns how many. */
async function eraseOldReceipts(tx: Transaction, groupId: string, isTheirs: SQL, today: string): Promise<number> {
  const { donorName, day } = donationReceipts
  const isOld = and(lt(day, keptSince(today, RECEIPT_YEARS)), ne(donorName, ERASED))
  const erased = await tx
    .update(donationReceipts)
    .set({ donorName: ERASED, donorAddress: [], donorTaxId: null })
    .where(and(eq(donationReceipts.groupId, groupId), isTheirs, isOld))
  return erased.rowCount ?? 0
}

/** Removes holder and account from what was collected of erased people too long ago to be disputed; returns how many. */
async function eraseOldLines(tx: Transaction, groupId: string, today: string): Promise<number> {
  const { text, holder, runId } = debitLines
  const isOld = sql`exists (select from ${debitRuns} where ${debitRuns.groupId} = ${groupId} and ${debitRuns.id} = ${runId}
    and ${debitRuns.day} < ${today}::date - ${MANDATE_PROOF})`
  const erased = await tx
    .update(debitLines)
    .set({ holder: ERASED, iban: '' })
    .where(and(eq(debitLines.groupId, groupId), eq(text, ERASED), ne(holder, ERASED), isOld))
  return erased.rowCount ?? 0
}

/** Duplicates of receipts stay as long as they must be kept (`eraseWhatWasKept`). */
export async function eraseFromDonations(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  await tx.delete(donors).where(and(eq(donors.groupId, groupId), eq(donors.id, person.id)))
  await eraseOldReceipts(tx, groupId, eq(donationReceipts.donorId, person.id), thisDay())
  const { revokeReason } = donationReceipts
  await tx
    .update(donationReceipts)
    .set({ revokeReason: withoutName(revokeReason, person) })
    .where(and(eq(donationReceipts.groupId, groupId), mentions(revokeReason, person)))
}

/**
 * Of what was collected by them, the mandate's reference and day, the holder and the account stay as long as payers may dispute it; then only
 * amounts and days do.
 */
export async function deleteMandates(tx: Transaction, groupId: string, personIds: string[]): Promise<void> {
  const theirs = and(eq(mandates.groupId, groupId), isIn(mandates.personId, personIds))
  const gone = await tx.delete(mandates).where(theirs).returning({ id: mandates.id })
  const ids = gone.map(({ id }) => id)
  await tx
    .update(debitLines)
    .set({ bic: null, address: null, text: ERASED })
    .where(and(eq(debitLines.groupId, groupId), isIn(debitLines.mandateId, ids)))
  await eraseOldLines(tx, groupId, thisDay())
}

/** Erases of erased people what the law wanted kept, once its time is over, in groups that delete nothing else too. Returns how many records. */
export async function eraseWhatWasKept(tx: Transaction, groupId: string, today: string): Promise<number> {
  const isErased = sql`exists (select from ${members} where ${members.groupId} = ${groupId}
    and ${members.id} = ${donationReceipts.donorId} and ${members.erasedAt} is not null)`
  return (await eraseOldReceipts(tx, groupId, isErased, today)) + (await eraseOldLines(tx, groupId, today))
}
