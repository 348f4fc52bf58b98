import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { CreditUses } from '@contract/finances/credit'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import type { CreditSource } from '../../../platform/db/schema/finances/creditUses'
import { ApiError } from '../../../platform/http/errors'
import { assertCanReturn, creditsOf, financeSubject, findAllStored, toFinance, toRow } from '../ledger/public'
import type { Ledger, NewFinance, StoredFinance } from '../ledger/public'

import { creditPlaces, isSamePlace, placeOf, takeCredit } from './creditPlaces'

type Use = CreditUses['uses'][number]
type StoredUse = typeof creditUses.$inferSelect

const areUses = ({ groupId }: Ledger, ids: string[]) => and(eq(creditUses.groupId, groupId), isIn(creditUses.id, ids))

const inLowerCase = (uses: readonly Use[]): Use[] =>
  uses.map((use) => ({
    ...use,
    id: use.id.toLowerCase(),
    memberId: use.memberId.toLowerCase(),
    of: use.of.toLowerCase(),
  }))

const isRepetition = (stored: StoredUse, { memberId, of, amount }: Use) =>
  stored.memberId === memberId && stored.dueId === of && stored.amount === amount

/** Throws for uses that do not fit the debts and credits as read, with the path of each. */
function assertFits(
  uses: readonly (Use & { place: number })[],
  dues: ReadonlyMap<string, StoredFinance>,
  credits: ReadonlyMap<string, number>,
): void {
  const fields: Record<string, string> = {}
  const left = new Map(credits)
  const seen = new Set<string>()
  for (const { place, memberId, of, version, amount } of uses) {
    const due = dues.get(of)
    if (due === undefined || due.deletedAt !== null) throw new ApiError('not_found')
    if (due.version !== version) throw new ApiError('conflict', { current: toFinance(due) })
    const isOwed = due.kind === 'income' && due.status === 'pending' && due.reversalOf === null
    const has = left.get(memberId) ?? 0
    const path = `credit.uses.${place}`
    if (!isOwed || seen.has(of)) fields[`${path}.of`] = 'not_allowed'
    else if (amount > Math.min(has, due.amount)) fields[`${path}.amount`] = `too_big:${Math.min(has, due.amount)}`
    seen.add(of)
    left.set(memberId, has - amount)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
}

async function appendAudits(
  ledger: Ledger,
  action: 'credit_used' | 'credit_use_undone',
  uses: readonly { of: string; amount: number }[],
  dues: ReadonlyMap<string, StoredFinance>,
): Promise<void> {
  for (const { of, amount } of uses) {
    const due = dues.get(of)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    if (due) await appendAudit(ledger.tx, ledger.actor, { action, subject: financeSubject(due), after: { amount } })
  }
}

type SourcedUse = Use & { sources: CreditSource[] }

/** Adds to each use the places from which its member's credit is taken. */
async function withSources(
  ledger: Ledger,
  uses: readonly Use[],
  dues: ReadonlyMap<string, StoredFinance>,
): Promise<SourcedUse[]> {
  const places = await creditPlaces(ledger, [...new Set(uses.map(({ memberId }) => memberId))])
  return uses.flatMap((use) => {
    const due = dues.get(use.of)
    return due === undefined
      ? []
      : [{ ...use, sources: takeCredit(places.get(use.memberId) ?? [], use.amount, placeOf(due)) }]
  })
}

/**
 * The entries that show a use in the books; none where the credit already counts in the place that it pays (contract/finances/credit.ts).
 */
function entriesOf({ id: creditUseId, memberId, sources }: SourcedUse, due: StoredFinance, date: string): NewFinance[] {
  const moved = sources.filter((source) => !isSamePlace(source, placeOf(due)))
  if (moved.length === 0) return []
  const { notes: _notes, method: _method, dueDate: _dueDate, splitId: _splitId, ...kept } = toFinance(due)
  const { category: _category, subcategoryId: _own, eventId: _eventId, purposeId: _purposeId, ...placeless } = kept
  const amount = moved.reduce((sum, source) => sum + source.amount, 0)
  const paid = { ...kept, id: newId(), amount, date, status: 'paid' as const }
  const taken = moved.map((source) => {
    return { ...placeless, ...source, id: newId(), memberId, amount: -source.amount, date, status: 'paid' as const }
  })
  return [paid, ...taken].map((entry) => ({ ...toRow(entry), creditUseId }))
}

/**
 * Reduces the debts by the credit used; a debt with nothing left leaves the books. No money moves, but its category, subcategory or event
 * may change.
 */
export async function useCredits(ledger: Ledger, { date, uses: named }: CreditUses): Promise<string[]> {
  const { tx, groupId } = ledger
  const all = inLowerCase(named)
  const ids = all.map(({ id }) => id)
  const stored = new Map((await tx.select().from(creditUses).where(areUses(ledger, ids))).map((use) => [use.id, use]))
  for (const use of all) {
    const known = stored.get(use.id)
    if (known !== undefined && !isRepetition(known, use)) throw new ApiError('conflict')
  }
  const uses = all.map((use, place) => ({ ...use, place })).filter(({ id }) => !stored.has(id))
  if (uses.length === 0) return ids
  const dueIds = uses.map(({ of }) => of)
  const dues = await findAllStored(ledger, dueIds)
  const memberIds = [...new Set(uses.map(({ memberId }) => memberId))]
  assertFits(uses, dues, await creditsOf(ledger, memberIds))
  const sourced = await withSources(ledger, uses, dues)
  await ledger.settle(dueIds, async () => {
    const rows = JSON.stringify(sourced.map(({ version: _version, ...use }) => use))
    await tx.execute(sql`
      insert into ${creditUses} (group_id, id, member_id, due_id, amount, date, sources)
      select ${groupId}, id, "memberId", "of", amount, ${date}::date, sources
        from jsonb_to_recordset(${rows}::jsonb) as used (id uuid, "memberId" uuid, "of" uuid, amount bigint, sources jsonb)`)
    const isWhole = ({ of, amount }: Use) => dues.get(of)?.amount === amount
    const parts = JSON.stringify(uses.filter((use) => !isWhole(use)).map(({ of, amount }) => ({ of, amount })))
    await tx.execute(sql`
      update ${finances}
         set amount = ${finances.amount} - used.amount, version = ${finances.version} + 1, updated_at = now()
        from jsonb_to_recordset(${parts}::jsonb) as used ("of" uuid, amount bigint)
       where ${finances.groupId} = ${groupId} and ${finances.id} = used."of"`)
    const settled = uses.filter(isWhole).map(({ of }) => of)
    await tx
      .update(finances)
      .set({ deletedAt: sql`now()`, settledOn: date, version: sql`${finances.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(finances.groupId, groupId), isIn(finances.id, settled)))
  })
  const entries = sourced.flatMap((use) => {
    const due = dues.get(use.of)
    return due === undefined ? [] : entriesOf(use, due, date)
  })
  await ledger.add(entries, 'created')
  await appendAudits(ledger, 'credit_used', uses, dues)
  return ids
}

/** Removes the entries of these uses. Throws `month_closed` where one is in a closed month. */
async function removeEntries(ledger: Ledger, useIds: string[]): Promise<void> {
  const { tx, groupId } = ledger
  const rows = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(finances.creditUseId, useIds),
        isNotNull(finances.creditUseId),
        isNull(finances.deletedAt),
      ),
    )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await ledger.undoCreditUse(ids, async () => {
    await tx
      .update(finances)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
  })
}

/** Throws `rest_settled` where the remaining debt was paid or written off since, and `not_found` for an unknown use. */
export async function undoCreditUses(ledger: Ledger, wanted: readonly string[]): Promise<string[]> {
  const { tx, groupId } = ledger
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))]
  const uses = await tx.select().from(creditUses).where(areUses(ledger, ids))
  if (uses.length < ids.length) throw new ApiError('not_found')
  const amounts = new Map<string, number>()
  for (const { dueId, amount } of uses) amounts.set(dueId, (amounts.get(dueId) ?? 0) + amount)
  const dues = await findAllStored(ledger, [...amounts.keys()])
  for (const due of dues.values()) {
    const isOpen = due.deletedAt === null && due.status === 'pending'
    if (!isOpen && due.settledOn === null) throw new ApiError('rest_settled')
  }
  await assertCanReturn(
    ledger,
    [...dues.values()].filter(({ settledOn }) => settledOn !== null),
  )
  await removeEntries(ledger, ids)
  const rows = JSON.stringify([...amounts].map(([of, amount]) => ({ of, amount })))
  await ledger.settle([...amounts.keys()], async () => {
    await tx.delete(creditUses).where(areUses(ledger, ids))
    await tx.execute(sql`
      update ${finances}
         set amount = case when ${finances.settledOn} is null then ${finances.amount} else 0 end + used.amount,
             deleted_at = null, settled_on = null, version = ${finances.version} + 1, updated_at = now()
        from jsonb_to_recordset(${rows}::jsonb) as used ("of" uuid, amount bigint)
       where ${finances.groupId} = ${groupId} and ${finances.id} = used."of"`)
  })
  const undone = uses.map(({ dueId, amount }) => ({ of: dueId, amount }))
  await appendAudits(ledger, 'credit_use_undone', undone, dues)
  return ids
}
