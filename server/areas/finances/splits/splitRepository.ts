import { and, asc, eq, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { FinanceSplit, FoundSplit, JoinSplit, RestoreSplit } from '@contract/finances/splits'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError, invalidField } from '../../../platform/http/errors'
import {
  assertAccountsTake,
  assertCanReturn,
  assertKnownLinks,
  assertNoParts,
  assertOpeningsFit,
  assertPurposes,
  assertSubcategories,
  countReceipts,
  duesMonthsAfter,
  financeColumns,
  financeNameRepository,
  financeSubject,
  findAllStored,
  findStored,
  isFinance,
  isUnchanged,
  toFinance,
  toRow,
  withLedger,
  withOwnAccount,
} from '../ledger/public'
import type { Ledger, StoredFinance } from '../ledger/public'
import { answerOf, findRead, isRepetition, isThere, writeSplit } from './splitRows'

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id.toLowerCase())

const isOfSplit = (groupId: string, splitId: string) =>
  and(eq(finances.groupId, groupId), eq(finances.splitId, splitId), isThere)

const isAmongEntries = (groupId: string, entries: readonly { id: string }[]) =>
  and(eq(finances.groupId, groupId), isIn(finances.id, idsOf(entries)))

async function assertFits(ledger: Ledger, entries: FinanceSplit['parts'], pathOf: (index: number) => string) {
  assertOpeningsFit(entries, pathOf)
  await assertKnownLinks(ledger, entries, pathOf)
  await assertPurposes(ledger, entries, pathOf)
  await assertSubcategories(ledger, entries, pathOf)
  await assertAccountsTake(
    ledger,
    entries.map((entry, at) => ({ ...entry, path: `${pathOf(at)}.accountId` })),
  )
}

async function appendRemovals({ tx, actor }: Ledger, entries: readonly StoredFinance[]): Promise<void> {
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await appendAudit(tx, actor, {
      action: 'finance_removed',
      subject: financeSubject(entry),
      before: toFinance(entry),
    })
  }
}

/**
 * Throws `invalid` unless all are parts of one payment with one status and kind and add up to the entry. The oldest part must be kept, as
 * dues, levies, recurring entries and bank lines refer to it.
 */
function assertJoins(kept: StoredFinance, gone: readonly StoredFinance[], finance: JoinSplit['finance']) {
  const { amount, kind, status } = finance
  const isOfOne = gone.every(
    (part) =>
      part.splitId === kept.splitId &&
      part.deletedAt === null &&
      part.id !== kept.id &&
      part.createdAt >= kept.createdAt &&
      part.status === status,
  )
  if (kept.splitId === null || kept.status !== status || !isOfOne) throw invalidField('join.parts', 'not_allowed')
  const sum = [kept, ...gone].reduce((all, entry) => all + entry.amount, 0)
  const isSameKind = [kept, ...gone].every((entry) => entry.kind === kind)
  if (sum !== amount || !isSameKind) throw invalidField('join.finance.amount', 'not_allowed')
}

export function splitRepository(db: Database) {
  const names = financeNameRepository(db)

  return {
    async find(groupId: string, splitId: string): Promise<FoundSplit> {
      const rows = await db
        .select(financeColumns)
        .from(finances)
        .where(isOfSplit(groupId, splitId))
        .orderBy(asc(finances.createdAt), asc(finances.id))
      if (rows.length === 0) throw new ApiError('not_found')
      const found = rows.map(toFinance)
      const receipts = await countReceipts(db, groupId, found)
      return { finances: found, receipts, ...(await names.of(groupId, found)) }
    },

    save(actor: Actor, written: FinanceSplit): Promise<{ finances: Finance[]; isNew: boolean }> {
      const split = { ...written, parts: written.parts.map((part) => withOwnAccount(actor.groupId, part)) }
      return withLedger(db, actor, async (ledger) => {
        await assertFits(ledger, split.parts, (at) => `split.parts.${at}`)
        const before = await findAllStored(ledger, idsOf(split.parts))
        const isNew = !isRepetition(before, split)
        if (isNew) await writeSplit(ledger, split, before)
        return { finances: answerOf(await findAllStored(ledger, idsOf(split.parts)), split.parts), isNew }
      })
    },

    /** Soft delete of all parts for Undo; their versions stay. Throws `has_part_payments` where one was paid in part. */
    remove(actor: Actor, splitId: string): Promise<Finance[]> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const rows = await tx.select({ id: finances.id }).from(finances).where(isOfSplit(groupId, splitId))
        if (rows.length === 0) throw new ApiError('not_found')
        const entries = [...(await findAllStored(ledger, idsOf(rows))).values()]
        // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
        for (const { id } of entries) await assertNoParts(ledger, id)
        await ledger.remove(idsOf(entries), async () => {
          await tx
            .update(finances)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(isAmongEntries(groupId, entries))
        })
        await appendRemovals(ledger, entries)
        return entries.map(toFinance)
      })
    },

    /** Undoes `remove`. Parts already restored stay unchanged. */
    restore(actor: Actor, { id: splitId, parts }: RestoreSplit): Promise<Finance[]> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const before = await findAllStored(ledger, idsOf(parts))
        const isBack = (part: { id: string; version: number }) => {
          const row = before.get(part.id.toLowerCase())
          return row?.deletedAt === null && row.version === part.version + 1
        }
        const entries = await findRead(
          ledger,
          parts.filter((part) => !isBack(part)),
        )
        const isOther = entries.some(
          (entry) =>
            entry.splitId !== splitId.toLowerCase() ||
            entry.deletedAt === null ||
            entry.writtenOffOn !== null ||
            entry.settledOn !== null,
        )
        if (isOther) throw new ApiError('not_found')
        await assertCanReturn(ledger, entries)
        if (entries.length > 0) {
          await ledger.change(idsOf(entries), 'restored', async () => {
            await tx
              .update(finances)
              .set({ deletedAt: null, version: sql`${finances.version} + 1`, updatedAt: sql`now()` })
              .where(isAmongEntries(groupId, entries))
          })
        }
        for (const entry of entries) {
          // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
          await appendAudit(tx, actor, { action: 'finance_restored', subject: financeSubject(entry) })
        }
        return answerOf(await findAllStored(ledger, idsOf(parts)), parts)
      })
    },

    join(actor: Actor, { finance: written, parts }: JoinSplit): Promise<Finance> {
      const finance = withOwnAccount(actor.groupId, written)
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        await assertFits(ledger, [finance], () => 'join.finance')
        const stored = await findStored(ledger, finance.id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        const gone = await findRead(ledger, parts)
        const isSame = stored.version === (finance.version ?? 0) + 1 && isUnchanged(stored, finance)
        if (isSame && gone.every(({ joinedInto }) => joinedInto === stored.id)) return toFinance(stored)
        if (stored.version !== finance.version) throw new ApiError('conflict', { current: toFinance(stored) })
        assertJoins(stored, gone, finance)
        // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
        for (const { id } of [stored, ...gone]) await assertNoParts(ledger, id)
        const { id, accountId, ...row } = toRow(finance)
        const months = await duesMonthsAfter(ledger, [{ stored, next: row }], idsOf(gone))
        // The others are removed first, as the joined entry may take over the dues month of one.
        const write = async () => {
          await tx
            .update(finances)
            .set({ deletedAt: sql`now()`, joinedInto: id, updatedAt: sql`now()` })
            .where(isAmongEntries(groupId, gone))
          await tx
            .update(finances)
            .set({
              ...row,
              accountId: accountId ?? groupId,
              duesMonth: months.get(id) ?? null,
              version: stored.version + 1,
              updatedAt: sql`now()`,
            })
            .where(isFinance(groupId, id))
        }
        await ledger.change(idsOf([stored, ...gone]), 'changed', write, { ids: idsOf(gone), action: 'removed' })
        await appendRemovals(ledger, gone)
        const joined = await findStored(ledger, id)
        if (joined === undefined) throw new ApiError('not_found')
        return toFinance(joined)
      })
    },
  }
}
