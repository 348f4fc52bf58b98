import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Payment } from '@contract/finances/payments'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { accountOf, assertAccountsTake, financeColumns, toFinance, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import type { Actor } from '../../../platform/audit/actor'

/** Whether the stored entry already has this payment. */
function isSamePayment(
  groupId: string,
  stored: Finance,
  version: number,
  { date, method, accountId }: Payment,
): boolean {
  const isSameMethod = method === undefined || stored.method === method
  const isSameAccount =
    accountId === undefined || accountOf(groupId, stored.accountId) === accountOf(groupId, accountId)
  return (
    stored.version === version + 1 && stored.status === 'paid' && stored.date === date && isSameMethod && isSameAccount
  )
}

/** The live entries among these, by id. */
async function findPayable({ tx, groupId }: Ledger, ids: string[]) {
  const rows = await tx
    .select({ ...financeColumns, reversalOf: finances.reversalOf })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt)))
  return new Map(rows.map((row) => [row.id, { finance: toFinance(row), isReversal: row.reversalOf !== null }]))
}

type Payable = Awaited<ReturnType<typeof findPayable>>

/** The ids still to be paid. Throws where one cannot be paid as it was read. */
function unpaidOf({ groupId }: Ledger, stored: Payable, payment: Payment): string[] {
  const fields: Record<string, string> = {}
  const unpaid: string[] = []
  const seen = new Set<string>()
  for (const [index, { id: named, version }] of payment.finances.entries()) {
    const id = named.toLowerCase()
    const found = stored.get(id)
    if (found === undefined) throw new ApiError('not_found')
    const { finance, isReversal } = found
    if (isSamePayment(groupId, finance, version, payment)) continue
    if (finance.version !== version) throw new ApiError('conflict', { current: finance })
    // A reversal has the status of its original and cannot be paid separately.
    if (finance.status === 'paid' || seen.has(id) || isReversal) fields[`payment.finances.${index}.id`] = 'not_allowed'
    seen.add(id)
    unpaid.push(id)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  return unpaid
}

/** Pays all entries or none. The day of the payment becomes the date of each. */
export async function payFinances(ledger: Ledger, payment: Payment): Promise<Finance[]> {
  await assertAccountsTake(ledger, [{ ...payment, path: 'payment.accountId' }])
  const ids = payment.finances.map(({ id }) => id.toLowerCase())
  const stored = await findPayable(ledger, ids)
  const unpaid = unpaidOf(ledger, stored, payment)
  const paid = new Map<string, Finance>()
  if (unpaid.length > 0) {
    await ledger.settle(unpaid, async () => {
      const rows = await ledger.tx
        .update(finances)
        .set({
          status: 'paid',
          date: payment.date,
          ...(payment.method !== undefined && { method: payment.method }),
          ...(payment.accountId !== undefined && { accountId: payment.accountId }),
          version: sql`${finances.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(sql`${finances.groupId} = ${ledger.groupId} and ${isIn(finances.id, unpaid)}`)
        .returning(financeColumns)
      for (const row of rows) paid.set(row.id, toFinance(row))
    })
  }
  return ids.flatMap((id) => paid.get(id) ?? stored.get(id)?.finance ?? [])
}

export function paymentRepository(db: Database) {
  return {
    pay: (actor: Actor, payment: Payment): Promise<Finance[]> =>
      withLedger(db, actor, (ledger) => payFinances(ledger, payment)),
  }
}
