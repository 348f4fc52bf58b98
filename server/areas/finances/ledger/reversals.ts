import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Reversal, ReversalList } from '@contract/finances/closings'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { isInClosedMonth } from './closedMonths'
import { withLedger } from './ledger'
import type { Actor } from '../../../platform/audit/actor'
import type { Ledger } from './ledger'
import { financeSubject, toFinance, toRow } from './entryRows'
import { findStored, storedColumns } from './entryWrites'
import type { StoredFinance } from './entryWrites'

async function findReversal({ tx, groupId }: Ledger, of: string): Promise<StoredFinance | undefined> {
  const [reversal] = await tx
    .select(storedColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.reversalOf, of), isNull(finances.deletedAt)))
  return reversal
}

/** The reversal of an entry: the same content with the opposite kind, on its own date. */
function toReversal(original: StoredFinance, { id, date, description }: Reversal) {
  const { dueDate: _dueDate, notes: _notes, ...kept } = toFinance(original)
  const kind = original.kind === 'income' ? 'expense' : 'income'
  const entry = { ...kept, id, date, kind, description: description ?? original.description } as const
  return { ...toRow(entry), reversalOf: original.id, isCredit: original.isCredit }
}

/** Whether the stored reversal is a repetition of this request. */
function isRepetition(stored: StoredFinance, { of, date }: Reversal): boolean {
  return stored.deletedAt === null && stored.reversalOf === of.toLowerCase() && stored.date === date
}

export function reversalRepository(db: Database) {
  return {
    async list(groupId: string): Promise<ReversalList> {
      const rows = await db
        .select({ id: finances.id, of: finances.reversalOf })
        .from(finances)
        .where(and(eq(finances.groupId, groupId), isNotNull(finances.reversalOf), isNull(finances.deletedAt)))
      return { reversals: rows.flatMap(({ id, of }) => (of === null ? [] : { id, of })) }
    },

    /**
     * Reverses an entry of a closed month, which itself stays unchanged. Throws `invalid` in an open month, where entries are changed or
     * removed instead, and for a reversal, so that a single lookup shows whether an original counts.
     */
    reverse(actor: Actor, reversal: Reversal): Promise<{ finance: Finance; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findStored(ledger, reversal.id)
        if (stored !== undefined) {
          if (!isRepetition(stored, reversal)) throw new ApiError('conflict', { current: toFinance(stored) })
          return { finance: toFinance(stored), isNew: false }
        }
        const original = await findStored(ledger, reversal.of)
        if (original === undefined || original.deletedAt !== null) throw new ApiError('not_found')
        const earlier = await findReversal(ledger, original.id)
        if (earlier !== undefined) throw new ApiError('already_reversed', { current: toFinance(earlier) })
        if (original.creditUseId !== null) throw new ApiError('credit_use_fixed')
        if (original.reversalOf !== null || !(await isInClosedMonth(ledger, original.date)))
          throw invalidField('reversal.of', 'not_allowed')
        const row = toReversal(original, reversal)
        await ledger.add([row], 'created')
        await ledger.appendHistory([original.id], 'reversed')
        await appendAudit(ledger.tx, actor, {
          action: 'finance_reversed',
          subject: financeSubject(original),
          after: toFinance({ ...row, splitId: null, version: 1 }),
        })
        return { finance: toFinance({ ...row, splitId: null, version: 1 }), isNew: true }
      })
    },
  }
}
