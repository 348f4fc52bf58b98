import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Payment } from '@contract/treasury/payments'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { finances } from '../../platform/db/schema/finances'
import { ApiError } from '../../platform/http/errors'
import { accountOf, assertAccountsTake } from './financeAccounts'
import { withLedger } from './financeLedger'
import type { Actor } from '../../platform/audit/actor'
import type { Ledger } from './financeLedger'
import { findLive } from './financeWrites'

/** The payment sent again: it stands there already, word for word. */
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

/** Reversals among these: they share the fate of what they take back, and are not paid apart from it. */
async function reversalsAmong({ tx, groupId }: Ledger, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNotNull(finances.reversalOf)))
  return new Set(rows.map(({ id }) => id))
}

/** Ids of those that are yet to be paid. Whatever cannot be paid as it was read refuses the whole. */
async function unpaidOf(ledger: Ledger, payment: Payment): Promise<string[]> {
  const wanted = payment.finances.map(({ id, version }) => ({ id: id.toLowerCase(), version }))
  const ids = wanted.map(({ id }) => id)
  const stored = new Map((await findLive(ledger, ids)).map((finance) => [finance.id, finance]))
  const reversals = await reversalsAmong(ledger, ids)
  const fields: Record<string, string> = {}
  const unpaid: string[] = []
  const seen = new Set<string>()
  for (const [index, { id, version }] of wanted.entries()) {
    const finance = stored.get(id)
    if (finance === undefined) throw new ApiError('not_found')
    if (isSamePayment(ledger.groupId, finance, version, payment)) continue
    if (finance.version !== version) throw new ApiError('conflict', { current: finance })
    if (finance.status === 'paid' || seen.has(id) || reversals.has(id))
      fields[`payment.finances.${index}.id`] = 'not_allowed'
    seen.add(id)
    unpaid.push(id)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  return unpaid
}

/** All or none. What is paid counts from the day of the payment: that becomes the entry's date. */
export async function payFinances(ledger: Ledger, payment: Payment): Promise<Finance[]> {
  await assertAccountsTake(ledger, [{ ...payment, path: 'payment.accountId' }])
  const unpaid = await unpaidOf(ledger, payment)
  if (unpaid.length > 0) {
    await ledger.settle(unpaid, async () => {
      await ledger.tx
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
    })
  }
  return findLive(
    ledger,
    payment.finances.map(({ id }) => id.toLowerCase()),
  )
}

export function paymentRepository(db: Database) {
  return {
    pay: (actor: Actor, payment: Payment): Promise<Finance[]> =>
      withLedger(db, actor, (ledger) => payFinances(ledger, payment)),
  }
}
