import { sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { changeTransfers, isTransfer, transferColumns } from '../accounts/public'
import { findAllStored, toFinance } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { settleDues } from './matchedPayments'

interface Row extends Record<string, unknown> {
  id: string
  outcome: string
  version: number
}

/** The entries at these versions, from the history, by id. */
async function statesAt({ tx, groupId }: Ledger, wanted: Pick<Row, 'id' | 'version'>[]): Promise<Map<string, Finance>> {
  const named = JSON.stringify(wanted)
  const { financeId, number, after } = financeChanges
  const { rows } = await tx.execute<{ id: string; state: Finance }>(sql`
    select distinct on (${financeId}) ${financeId} as id, ${after} as state
      from ${financeChanges}
      join jsonb_to_recordset(${named}::jsonb) as wanted (id uuid, version bigint) on wanted.id = ${financeId}
     where ${financeChanges.groupId} = ${groupId} and (${after} ->> 'version')::bigint = wanted.version
     order by ${financeId}, ${number} desc`)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Whether the entry is as it was, apart from its texts. Changes that were reverted do not count. */
function isSame(one: Finance, other: Finance | undefined): boolean {
  const names = ['amount', 'status', 'date', 'memberId', 'kind', 'category', 'method', 'accountId'] as const
  return other !== undefined && names.every((name) => one[name] === other[name])
}

async function removeTransfers(ledger: Ledger, made: Row[]): Promise<void> {
  const { tx, groupId } = ledger
  for (const { id, version } of made) {
    // oxlint-disable-next-line no-await-in-loop -- in one transaction; a file has few of them
    const [stored] = await tx
      .select({ ...transferColumns, deletedAt: transfers.deletedAt })
      .from(transfers)
      .where(isTransfer(groupId, id))
    // An entry id, or a transfer removed by hand, which stays removed.
    if (stored === undefined || stored.deletedAt !== null) continue
    if (stored.version !== version) throw new ApiError('conflict')
    // oxlint-disable-next-line no-await-in-loop -- see above
    await changeTransfers(ledger, [id], 'removed', async () => {
      await tx
        .update(transfers)
        .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
        .where(isTransfer(groupId, id))
    })
  }
}

/**
 * Undoes the matches of an import: what its lines paid becomes open again, its transfers are removed, and links are released. The caller
 * removes the entries that it made. Throws `conflict` where one was changed since.
 */
export async function undoMatches(ledger: Ledger, importId: string): Promise<void> {
  const { tx, groupId } = ledger
  const { rows } = await tx.execute<Row>(sql`
    select distinct e.entry_id as id, e.outcome, e.version::integer as version from ${bankLineEntries} e
     where e.group_id = ${groupId} and e.import_id = ${importId} and e.outcome in ('paid', 'made')`)
  const paid = rows.filter(({ outcome }) => outcome === 'paid')
  const stored = await findAllStored(
    ledger,
    paid.map(({ id }) => id),
  )
  const after = await statesAt(ledger, paid)
  for (const { id } of paid) {
    const entry = stored.get(id)
    if (entry?.deletedAt !== null || !isSame(toFinance(entry), after.get(id)))
      throw new ApiError('conflict', entry && { current: toFinance(entry) })
  }
  const before = await statesAt(
    ledger,
    paid.map(({ id, version }) => ({ id, version: version - 1 })),
  )
  await settleDues(
    ledger,
    [...before.values()].map(({ id, amount, date, method = null, accountId = null }) => {
      return { id, amount, status: 'pending', date, method, accountId }
    }),
  )
  await removeTransfers(
    ledger,
    rows.filter(({ outcome }) => outcome === 'made'),
  )
  await tx.execute(sql`
    delete from ${bankLineEntries} e where e.group_id = ${groupId} and e.import_id = ${importId}`)
  await tx.execute(sql`delete from ${bankLines} l where l.group_id = ${groupId} and l.import_id = ${importId}`)
}
