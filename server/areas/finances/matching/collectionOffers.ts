import { and, eq, gte, sql } from 'drizzle-orm'
import { addDays } from '@contract/days'
import type { BankLine } from '@contract/finances/bankLines'
import { MATCH_SUM_MAX } from '@contract/finances/matching'
import type { MatchReason } from '@contract/finances/matching'
import type { Database } from '../../../platform/db/database'
import { debitLineEntries, debitLines, debitRuns } from '../../../platform/db/schema/finances/debits'
import { finances } from '../../../platform/db/schema/finances/finances'
import { RETURN_FEE_MAX, saysReturned } from './chargebackOffers'
import { HEX_ID, bareText as bare, hexOf } from './messageIds'
import { dayNumber } from './matchCandidates'
import type { Candidate } from './matchCandidates'

/** Direct debits can be returned within thirteen months. */
const RETURN_DAYS = 400
/** Days after a collection in which its sum comes: the bank's weekend and holidays. */
const ARRIVAL_DAYS = 6
/** Above all that names or amounts tell. */
const COLLECTION_SCORE = 900

interface CollectedEntry {
  id: string
  version: number
  amount: number
  status: 'paid' | 'pending'
}

/** A line of a run with its entries that are still there, without returned ones. */
export interface Collection {
  lineId: string
  runId: string
  day: string
  sequence: string
  reference: string
  /** Cents. */
  amount: number
  entries: CollectedEntry[]
}

/** What was collected so late that lines from `first` on may be about it. */
export async function readCollections(db: Database, groupId: string, first: string): Promise<Collection[]> {
  const rows = await db
    .select({
      lineId: debitLines.id,
      runId: debitLines.runId,
      day: debitRuns.day,
      sequence: debitLines.sequence,
      reference: debitLines.reference,
      amount: debitLines.amount,
      id: finances.id,
      version: finances.version,
      owed: finances.amount,
      status: finances.status,
    })
    .from(debitRuns)
    .innerJoin(debitLines, and(eq(debitLines.groupId, groupId), eq(debitLines.runId, debitRuns.id)))
    .innerJoin(debitLineEntries, and(eq(debitLineEntries.groupId, groupId), eq(debitLineEntries.lineId, debitLines.id)))
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, debitLineEntries.financeId)))
    .where(
      and(
        eq(debitRuns.groupId, groupId),
        gte(debitRuns.day, first < '0003' ? first : addDays(first, -RETURN_DAYS)),
        sql`${finances.deletedAt} is null`,
        sql`not exists (select from ${finances} r where r.group_id = ${groupId} and r.refund_of = ${finances.id}
              and r.refund_of is not null and r.deleted_at is null)`,
      ),
    )
    .orderBy(debitLines.id, finances.id)
  const collections = new Map<string, Collection>()
  for (const { lineId, runId, day, sequence, reference, amount, id, version, owed, status } of rows) {
    const known = collections.get(lineId)
    const entry = { id, version, amount: owed, status }
    if (known) known.entries.push(entry)
    else collections.set(lineId, { lineId, runId, day, sequence, reference, amount, entries: [entry] })
  }
  return [...collections.values()]
}

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)
const chosen = (entries: readonly CollectedEntry[]) => entries.map(({ id, version }) => ({ id, version }))
const openOf = ({ entries }: Collection) => entries.filter(({ status }) => status === 'pending')

/** What a booking of the bank is about: all of a run, or those of one sequence, which is a message of its own. */
function batchesOf(collections: readonly Collection[]): Collection[][] {
  const batches = new Map<string, Collection[]>()
  for (const collection of collections)
    for (const key of [collection.runId, `${collection.runId} ${collection.sequence}`])
      batches.set(key, [...(batches.get(key) ?? []), collection])
  return [...batches.values()]
}

function payOffer(entries: readonly CollectedEntry[], isTold: boolean, reasons: MatchReason[]): Candidate {
  const finances = chosen(entries)
  const certainty = isTold ? 'certain' : 'likely'
  const score = COLLECTION_SCORE + (isTold ? 50 : 0)
  return { offer: { kind: 'due', certainty, reasons, finances }, score, uses: finances.map(({ id }) => id) }
}

/**
 * Returns a function that meets lines with what was collected by direct debit: one payer's, by the end-to-end id; the sum of a run or of a
 * sequence of it; and what a bank returns, by the id or by the mandate.
 */
export function collectionOffers(collections: readonly Collection[]) {
  const batches = batchesOf(collections)
  return (line: BankLine): Candidate[] => {
    if (collections.length === 0) return []
    const text = bare(line)
    const named = HEX_ID.test(text) ? collections.filter(({ lineId }) => text.includes(hexOf(lineId))) : []
    if (line.amount < 0) return returnsOf(line, named, collections, text)
    const single = named.flatMap((collection) => {
      const open = openOf(collection)
      return open.length > 0 && sumOf(open) === line.amount ? [payOffer(open, true, ['collection', 'amount'])] : []
    })
    if (named.length > 0) return single
    return batches.flatMap((batch) => {
      const open = batch.flatMap(openOf)
      const [first] = batch
      if (first === undefined || open.length === 0 || open.length > MATCH_SUM_MAX || sumOf(open) !== line.amount)
        return []
      const days = dayNumber(line.date) - dayNumber(first.day)
      const isNamed = text.includes(hexOf(first.runId))
      if (!isNamed && (days < -1 || days > ARRIVAL_DAYS)) return []
      return [
        payOffer(open, isNamed || batch.length > 1, ['collection', 'sum', ...(isNamed ? [] : (['day'] as const))]),
      ]
    })
  }
}

function returnsOf(
  line: BankLine,
  named: readonly Collection[],
  collections: readonly Collection[],
  text: string,
): Candidate[] {
  const isNamed = named.length > 0
  const meant = isNamed
    ? named
    : saysReturned(line)
      ? collections.filter(
          ({ reference }) =>
            reference.length > 5 && text.includes(bare({ ...line, reference, description: '', batch: '' }).trim()),
        )
      : []
  return meant.flatMap(({ entries }): Candidate[] => {
    const paid = entries.filter(({ status }) => status === 'paid')
    const fee = -line.amount - sumOf(paid)
    if (paid.length === 0 || fee < 0 || fee > RETURN_FEE_MAX) return []
    const finances = chosen(paid)
    const reasons: MatchReason[] = ['collection', 'returned', ...(fee === 0 ? (['amount'] as const) : [])]
    const offer = {
      kind: 'return',
      certainty: isNamed ? 'certain' : 'likely',
      reasons,
      finances,
      ...(fee > 0 && { fee }),
    } as const
    return [{ offer: { ...offer, reasons }, score: COLLECTION_SCORE, uses: finances.map(({ id }) => id) }]
  })
}
