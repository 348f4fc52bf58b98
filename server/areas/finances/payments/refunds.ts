import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Refund } from '@contract/finances/credit'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError, invalidField } from '../../../platform/http/errors'
import {
  accountOf,
  assertAccountsTake,
  assertKnownMembers,
  creditsOf,
  financeSubject,
  findStored,
  toFinance,
  toRow,
} from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'
import { creditPlaces } from './creditPlaces'

const isRepetition = (stored: StoredFinance, { of, memberId, amount, date }: Refund) =>
  stored.deletedAt === null &&
  stored.kind === 'expense' &&
  stored.amount === amount &&
  stored.date === date &&
  (of === undefined
    ? stored.isCredit && stored.memberId === memberId?.toLowerCase()
    : stored.refundOf === of.toLowerCase())

/** Sum already refunded of the entry, without refunds that were reversed. */
async function refundedOf({ tx, groupId }: Ledger, id: string): Promise<number> {
  const reversal = sql`(select from ${finances} r where r.group_id = ${groupId} and r.reversal_of = ${finances.id} and r.deleted_at is null)`
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${finances.amount}), 0)::bigint` })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        eq(finances.refundOf, id),
        isNull(finances.deletedAt),
        sql`not exists ${reversal}`,
      ),
    )
  return row?.amount ?? 0
}

/** The refund as an expense row, without its account. */
async function refundOfPaid(ledger: Ledger, of: string, refund: Refund): Promise<NewFinance> {
  const original = await findStored(ledger, of)
  if (original === undefined || original.deletedAt !== null) throw new ApiError('not_found')
  const { status, kind, category, isCredit, creditUseId, reversalOf, memberId, eventId, purposeId } = original
  const isPaidByMember = status === 'paid' && kind === 'income' && memberId !== null && category !== 'opening'
  if (!isPaidByMember || isCredit || creditUseId !== null || reversalOf !== null)
    throw invalidField('refund.of', 'not_allowed')
  const most = original.amount - (await refundedOf(ledger, of))
  if (refund.amount > most) throw invalidField('refund.amount', `too_big:${most}`)
  const { id, amount, date, description, method } = refund
  const entry = { id, amount, date, description, category, memberId, kind: 'expense', status: 'paid' } as const
  const links = { ...(eventId !== null && { eventId }), ...(purposeId !== null && { purposeId }) }
  const row = toRow({ ...entry, ...links, ...(method && { method }) })
  return { ...row, accountId: original.accountId, refundOf: of }
}

async function refundOfCredit(ledger: Ledger, memberId: string, refund: Refund): Promise<NewFinance> {
  await assertKnownMembers(ledger, [{ memberId }], () => 'refund.memberId')
  const credit = (await creditsOf(ledger, [memberId])).get(memberId) ?? 0
  if (refund.amount > credit) throw invalidField('refund.amount', `too_big:${credit}`)
  const { id, amount, date, description, method } = refund
  // Counted in the place where the oldest remaining credit came in.
  const [source] = (await creditPlaces(ledger, [memberId])).get(memberId) ?? []
  const { amount: _left, ...place } = source ?? { category: 'dues' as const, amount: 0 }
  const entry = { id, amount, date, description, ...place, memberId, kind: 'expense', status: 'paid' } as const
  return { ...toRow({ ...entry, ...(method && { method }) }), isCredit: true }
}

/** Books a refund. A repeated request gets the same answer. */
export async function addRefund(ledger: Ledger, refund: Refund): Promise<{ finance: Finance; isNew: boolean }> {
  const stored = await findStored(ledger, refund.id.toLowerCase())
  if (stored !== undefined) {
    if (!isRepetition(stored, refund)) throw new ApiError('conflict', { current: toFinance(stored) })
    return { finance: toFinance(stored), isNew: false }
  }
  await assertAccountsTake(ledger, [{ ...refund, path: 'refund.accountId' }])
  const row =
    refund.of === undefined
      ? await refundOfCredit(ledger, refund.memberId?.toLowerCase() ?? '', refund)
      : await refundOfPaid(ledger, refund.of.toLowerCase(), refund)
  const accountId = refund.accountId === undefined ? row.accountId : accountOf(ledger.groupId, refund.accountId)
  await ledger.add([{ ...row, accountId }], 'created')
  const made = await findStored(ledger, row.id)
  if (made === undefined) throw new ApiError('not_found')
  const finance = toFinance(made)
  await appendAudit(ledger.tx, ledger.actor, {
    action: 'finance_refunded',
    subject: financeSubject(made),
    after: finance,
  })
  return { finance, isNew: true }
}
