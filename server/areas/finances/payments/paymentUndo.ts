import { and, desc, eq, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { PaymentUndo } from '@contract/finances/payments'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { findLive, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import type { Actor } from '../../../platform/audit/actor'

interface Change {
  before: Finance | null
  after: Finance | null
}

async function newestChanges({ tx, groupId }: Ledger, ids: string[]): Promise<Map<string, Change>> {
  const { financeId, number, after } = financeChanges
  const before = sql<Finance | null>`lag(${after}) over (partition by ${financeId} order by ${number})`.as('before')
  const changes = tx
    .select({ financeId, number, after, before })
    .from(financeChanges)
    .where(and(eq(financeChanges.groupId, groupId), isIn(sql`${financeId}`, ids)))
    .as('changes')
  const rows = await tx
    .selectDistinctOn([changes.financeId])
    .from(changes)
    .orderBy(changes.financeId, desc(changes.number))
  return new Map(rows.map((row) => [row.financeId, row]))
}

const isPayment = ({ before, after }: Change) => before?.status === 'pending' && after?.status === 'paid'
const isUndo = ({ before, after }: Change) => before?.status === 'paid' && after?.status === 'pending'

/**
 * The entries as they were before their payment; those already pending again are left out. Throws where one cannot be reset as it was read.
 */
async function unpaidStates(ledger: Ledger, wanted: PaymentUndo['finances']): Promise<Finance[]> {
  const ids = wanted.map(({ id }) => id)
  const stored = new Map((await findLive(ledger, ids)).map((finance) => [finance.id, finance]))
  const changes = await newestChanges(ledger, ids)
  const fields: Record<string, string> = {}
  const states = new Map<string, Finance>()
  for (const [index, { id, version }] of wanted.entries()) {
    const [finance, change] = [stored.get(id), changes.get(id)]
    if (finance === undefined) throw new ApiError('not_found')
    if (change && isUndo(change) && finance.version === version + 1) continue
    if (finance.version !== version) throw new ApiError('conflict', { current: finance })
    // An entry that became an opening balance after its payment cannot be pending.
    const isPayable = finance.category !== 'opening'
    if (isPayable && change?.before && isPayment(change) && !states.has(id)) states.set(id, change.before)
    else fields[`payment.finances.${index}.id`] = 'not_allowed'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  return [...states.values()]
}

/** Undoes the payments, all or none. Resets only what the payment had set. */
export async function undoPayment(ledger: Ledger, payment: PaymentUndo): Promise<Finance[]> {
  const wanted = payment.finances.map(({ id, version }) => ({ id: id.toLowerCase(), version }))
  const { tx, groupId } = ledger
  const states = await unpaidStates(ledger, wanted)
  const ids = states.map(({ id }) => id)
  if (ids.length > 0) {
    await ledger.settle(ids, async () => {
      await tx.execute(sql`
        update ${finances}
           set status = 'pending', date = before.date, method = before.method,
               account_id = coalesce(before."accountId", ${groupId}), version = ${finances.version} + 1,
               updated_at = now()
          from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as before (
               id uuid, date date, method payment_method, "accountId" uuid)
         where ${finances.groupId} = ${groupId} and ${finances.id} = before.id`)
    })
  }
  return findLive(
    ledger,
    wanted.map(({ id }) => id),
  )
}

export function paymentUndoRepository(db: Database) {
  return {
    undo: (actor: Actor, payment: PaymentUndo): Promise<Finance[]> =>
      withLedger(db, actor, (ledger) => undoPayment(ledger, payment)),
  }
}
