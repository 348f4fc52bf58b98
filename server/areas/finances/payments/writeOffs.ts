import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Settlements, WriteOff, WrittenOff } from '@contract/finances/settlements'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { wantedOf } from '../entries/public'
import {
  assertCanReturn,
  financeSubject,
  findAllStored,
  findLive,
  storedColumns,
  toFinance,
  withLedger,
} from '../ledger/public'
import type { Ledger, StoredFinance } from '../ledger/public'

const toWrittenOff = (stored: StoredFinance): WrittenOff => ({
  finance: toFinance(stored),
  date: stored.writtenOffOn ?? '',
  reason: stored.writeOffReason ?? '',
})

/** Entries still to be written off. Throws where one cannot be written off as it was read. */
async function openOf(ledger: Ledger, { finances: chosen, date, reason }: WriteOff): Promise<StoredFinance[]> {
  const wanted = wantedOf(chosen)
  const stored = await findAllStored(
    ledger,
    wanted.map(({ id }) => id),
  )
  const fields: Record<string, string> = {}
  const open = new Map<string, StoredFinance>()
  for (const [index, { id, version }] of wanted.entries()) {
    const entry = stored.get(id)
    if (entry === undefined) throw new ApiError('not_found')
    const isThere = entry.writtenOffOn === date && entry.writeOffReason === reason && entry.version === version
    if (isThere) continue
    if (entry.deletedAt !== null) throw new ApiError('not_found')
    if (entry.version !== version) throw new ApiError('conflict', { current: toFinance(entry) })
    const isOwed = entry.kind === 'income' && entry.status === 'pending' && entry.reversalOf === null
    if (!isOwed || open.has(id)) fields[`writeOff.finances.${index}.id`] = 'not_allowed'
    open.set(id, entry)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
  return [...open.values()]
}

const idsOf = (entries: StoredFinance[]) => entries.map(({ id }) => id)

/** Writes off the entries that are still owed, inside a transaction that holds the ledger. Returns all, in their order. */
export async function writeOffIn(ledger: Ledger, write: WriteOff): Promise<WrittenOff[]> {
  const open = await openOf(ledger, write)
  const { date, reason } = write
  if (open.length > 0) {
    await ledger.settle(
      idsOf(open),
      async () => {
        await ledger.tx
          .update(finances)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()`, writtenOffOn: date, writeOffReason: reason })
          .where(and(eq(finances.groupId, ledger.groupId), isIn(finances.id, idsOf(open))))
      },
      'removed',
    )
  }
  for (const entry of open) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await appendAudit(ledger.tx, ledger.actor, {
      action: 'finance_written_off',
      subject: financeSubject(entry),
      before: toFinance(entry),
      after: { reason },
    })
  }
  const ids = wantedOf(write.finances).map(({ id }) => id)
  const stored = await findAllStored(ledger, ids)
  return ids.flatMap((id) => stored.get(id) ?? []).map(toWrittenOff)
}

export function writeOffRepository(db: Database) {
  return {
    /** Like a removal, but with a day and reason; dues that were written off are not charged again. */
    writeOff: (actor: Actor, write: WriteOff): Promise<WrittenOff[]> =>
      withLedger(db, actor, (ledger) => writeOffIn(ledger, write)),

    undo(actor: Actor, wanted: string[]): Promise<Finance[]> {
      const ids = [...new Set(wanted.map((id) => id.toLowerCase()))]
      return withLedger(db, actor, async (ledger) => {
        const stored = [...(await findAllStored(ledger, ids)).values()]
        const back = stored.filter(({ writtenOffOn }) => writtenOffOn !== null)
        const isGone = stored.some(({ deletedAt, writtenOffOn }) => deletedAt !== null && writtenOffOn === null)
        if (stored.length < ids.length || isGone) throw new ApiError('not_found')
        if (back.length > 0) {
          await assertCanReturn(ledger, back)
          await ledger.settle(
            idsOf(back),
            async () => {
              await ledger.tx
                .update(finances)
                .set({
                  deletedAt: null,
                  writtenOffOn: null,
                  writeOffReason: null,
                  version: sql`${finances.version} + 1`,
                  updatedAt: sql`now()`,
                })
                .where(and(eq(finances.groupId, ledger.groupId), isIn(finances.id, idsOf(back))))
            },
            'restored',
          )
        }
        for (const entry of back) {
          // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
          await appendAudit(ledger.tx, actor, { action: 'finance_write_off_undone', subject: financeSubject(entry) })
        }
        return findLive(ledger, ids)
      })
    },

    async list(groupId: string, memberId: string): Promise<Omit<Settlements, 'credit'>> {
      const parts = await db
        .select({ id: finances.id, of: finances.partOf, amount: finances.amount })
        .from(finances)
        .where(
          and(
            eq(finances.groupId, groupId),
            eq(finances.memberId, memberId),
            isNotNull(finances.partOf),
            isNull(finances.deletedAt),
          ),
        )
      const writtenOff = await db
        .select(storedColumns)
        .from(finances)
        .where(and(eq(finances.groupId, groupId), eq(finances.memberId, memberId), isNotNull(finances.writtenOffOn)))
        .orderBy(desc(finances.writtenOffOn), desc(finances.id))
      return {
        parts: parts.flatMap(({ of, ...part }) => (of === null ? [] : { ...part, of })),
        writeOffs: writtenOff.map(toWrittenOff),
      }
    },
  }
}
