import { sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { FinanceBatchUndo } from '@contract/finances/financeBatches'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { answerOf, isSame, wantedOf, writeBatch } from './batches'
import type { Move, Refusal } from './batches'
import { assertPurposes, findAllStored, findTwin, isDues, withLedger } from '../ledger/public'
import type { BatchRow, Ledger } from '../ledger/public'

interface PastState {
  id: string
  state: Finance & { duesMonth?: string }
}

/** The state of each entry one version before the named one, by id. */
async function statesBefore(
  { tx, groupId }: Ledger,
  wanted: FinanceBatchUndo['finances'],
): Promise<Map<string, PastState>> {
  const { financeId, number, after } = financeChanges
  const versions = JSON.stringify(wanted.map(({ id, version }) => ({ id, version: version - 1 })))
  const { rows } = await tx.execute<{ id: string; state: PastState['state'] }>(sql`
    select distinct on (${financeId}) ${financeId} as id, ${after} as state
      from ${financeChanges}
      join jsonb_to_recordset(${versions}::jsonb) as wanted (id uuid, version bigint) on wanted.id = ${financeId}
     where ${financeChanges.groupId} = ${groupId} and (${after} ->> 'version')::bigint = wanted.version
     order by ${financeId}, ${number} desc`)
  return new Map(rows.map((row) => [row.id, row]))
}

async function writeBack(ledger: Ledger, change: FinanceBatchUndo): Promise<void> {
  const wanted = wantedOf(change.finances)
  const stored = await findAllStored(
    ledger,
    wanted.map(({ id }) => id),
  )
  const states = await statesBefore(ledger, wanted)
  const refused = new Map<number, Refusal>()
  const moves = new Map<number, Move>()
  for (const [place, { id, version }] of wanted.entries()) {
    const [entry, before] = [stored.get(id), states.get(id)?.state]
    if (entry === undefined || entry.deletedAt !== null) refused.set(place, 'not_found')
    else if (before === undefined) refused.set(place, 'invalid')
    else {
      const {
        category,
        subcategoryId = null,
        memberId = null,
        eventId = null,
        accountId = null,
        purposeId = null,
        status,
        date,
        method = null,
      } = before
      // History older than `duesMonth` does not contain it.
      const isStill = isDues({ kind: entry.kind, category }) && memberId === entry.memberId
      const { duesMonth = isStill ? entry.duesMonth : null } = before
      const links = { category, subcategoryId, memberId, eventId, accountId, purposeId }
      const next: BatchRow = { id, ...links, status, date, method, duesMonth }
      const isBack = entry.version === version + 1 && isSame(entry, next)
      if (!isBack && entry.version !== version) refused.set(place, 'conflict')
      // The month's dues were charged again since, and would exist twice.
      else if (next.duesMonth !== null && (await findTwin(ledger, [next]))) refused.set(place, 'conflict')
      else if (!isBack) moves.set(place, { stored: entry, next })
    }
  }
  // A purpose may have been removed since: no entry had it any more.
  await assertPurposes(
    ledger,
    [...moves.values()].map(({ next }) => next),
    (at) => `change.finances.${at}`,
  )
  await writeBatch(ledger, moves, refused)
}

export function batchUndoRepository(db: Database) {
  return {
    /** All or none. Entries that cannot be reset as they were read are refused with their places; those already reset stay unchanged. */
    undo(actor: Actor, change: FinanceBatchUndo): Promise<Finance[]> {
      return withLedger(db, actor, async (ledger) => {
        await writeBack(ledger, change)
        return answerOf(ledger, change)
      })
    },
  }
}
