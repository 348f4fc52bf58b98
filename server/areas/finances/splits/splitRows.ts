import { isNull } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { FinanceSplit } from '@contract/finances/splits'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError, invalidField } from '../../../platform/http/errors'
import {
  assertNoParts,
  duesMonthsAfter,
  findAllStored,
  insertionOf,
  isDues,
  isFinance,
  isUnchanged,
  toFinance,
  toRow,
} from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'

type Stored = ReadonlyMap<string, StoredFinance>

const idOf = ({ id }: { id: string }) => id.toLowerCase()

/** The stored entries in the order of the parts, without removed ones. */
export function answerOf(stored: Stored, parts: readonly { id: string }[]): Finance[] {
  return parts.flatMap((part) => {
    const row = stored.get(idOf(part))
    return row === undefined || row.deletedAt !== null ? [] : [toFinance(row)]
  })
}

/** Whether the request is a repetition: its parts are stored already, identical and tied together. */
export function isRepetition(stored: Stored, { parts }: FinanceSplit): boolean {
  const rows = parts.map((part) => stored.get(idOf(part)))
  const [first] = rows
  if (first === undefined || first.splitId === null) return false
  return parts.every(({ version, ...part }, at) => {
    const row = rows[at]
    const isThere = row !== undefined && row.deletedAt === null && row.splitId === first.splitId
    return isThere && isUnchanged(row, part) && row.version === (version ?? 0) + 1
  })
}

/** The entry to split, at the version that was read; undefined if all parts are new. */
async function findSplitEntry(
  ledger: Ledger,
  stored: Stored,
  { parts: [first], total }: FinanceSplit,
): Promise<StoredFinance | undefined> {
  if (first?.version === undefined) return undefined
  const entry = stored.get(idOf(first))
  if (entry === undefined || entry.deletedAt !== null) throw new ApiError('not_found')
  if (entry.version !== first.version) throw new ApiError('conflict', { current: toFinance(entry) })
  const isTied =
    entry.reversalOf !== null ||
    entry.partOf !== null ||
    entry.isCredit ||
    entry.refundOf !== null ||
    entry.creditUseId !== null
  if (isTied) throw invalidField('split.parts.0.id', 'not_allowed')
  await assertNoParts(ledger, entry.id)
  if (entry.amount !== total || entry.kind !== first.kind) throw invalidField('split.total', 'not_allowed')
  return entry
}

/** Writes the parts in one change of the books. Throws `conflict` where an id of a new part is used already. */
export async function writeSplit(ledger: Ledger, split: FinanceSplit, stored: Stored): Promise<void> {
  const entry = await findSplitEntry(ledger, stored, split)
  const [first, ...rest] = split.parts
  const newParts = entry === undefined ? split.parts : rest
  const taken = newParts.map((part) => stored.get(idOf(part))).find((row) => row !== undefined)
  if (taken !== undefined) throw new ApiError('conflict', { current: toFinance(taken) })
  const splitId = entry?.splitId ?? split.id.toLowerCase()
  const rows: (NewFinance & { splitId: string })[] = newParts.map((part) => ({ ...toRow(part), splitId }))
  if (entry === undefined || first === undefined) {
    await ledger.add(rows, 'created')
    return
  }
  const ids = rows.map(({ id }) => id)
  const { id, accountId, ...row } = toRow(first)
  const months = await duesMonthsAfter(ledger, [{ stored: entry, next: row }])
  const duesMonth = months.get(id) ?? null
  // If the first part is not the member's dues any more, another part that is takes over the dues month.
  const isOfSame = (part: typeof row) => isDues(part) && part.memberId === entry.memberId
  const heir = isOfSame(row) ? undefined : rows.find(isOfSame)
  const added = rows.map((part) => (part === heir ? { ...part, duesMonth: entry.duesMonth } : part))
  const write = async () => {
    await ledger.tx
      .update(finances)
      .set({
        ...row,
        accountId: accountId ?? ledger.groupId,
        duesMonth,
        splitId,
        version: entry.version + 1,
        updatedAt: new Date(),
      })
      .where(isFinance(ledger.groupId, id))
    await ledger.tx.execute(insertionOf(ledger.groupId, added))
  }
  await ledger.change([id, ...ids], 'changed', write, { ids, action: 'created' })
}

/** The named entries as stored, also removed ones. Throws `not_found` for an unknown one and `conflict` for one changed since. */
export async function findRead(
  ledger: Ledger,
  parts: readonly { id: string; version: number }[],
): Promise<StoredFinance[]> {
  const stored = await findAllStored(ledger, parts.map(idOf))
  return parts.map((part) => {
    const row = stored.get(idOf(part))
    if (row === undefined) throw new ApiError('not_found')
    if (row.version !== part.version) throw new ApiError('conflict', { current: toFinance(row) })
    return row
  })
}

export const isThere = isNull(finances.deletedAt)
