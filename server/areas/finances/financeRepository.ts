import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AllFinancesConfig, Finance, FinanceListConfig, FinanceWrite, FoundFinance } from '@contract/finances'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Reader } from '../../platform/db/database'
import { readList } from '../../platform/db/longList'
import type { LongList } from '../../platform/db/longList'
import { finances } from '../../platform/db/schema/finances'
import { ApiError } from '../../platform/http/errors'
import { financeNameRepository } from './financeNames'
import { pageOf } from './financePages'
import { assertKnownLinks, assertOpeningsFit } from './financeLinks'
import { withLedger } from './financeLedger'
import type { Actor } from '../../platform/audit/actor'
import type { Ledger } from './financeLedger'
import { financeColumns, financeSubject, isDuesOf, isUnchanged, toFinance, toRow } from './financeRows'
import { orderedFinances, selectedFinances } from './financeSelection'
import { addFinances, findStored, isFinance } from './financeWrites'
import type { StoredFinance } from './financeWrites'

/** Under an id that is taken: the same again is answered as it is stored, anything else is a conflict. */
async function create(ledger: Ledger, finance: FinanceWrite, stored: StoredFinance | undefined) {
  if (stored === undefined) {
    await addFinances(ledger, [toRow(finance)], 'created')
    return true
  }
  // Removed meanwhile: a late repetition must not bring it back, nor say that it is there.
  if (stored.deletedAt !== null || !isUnchanged(stored, finance))
    throw new ApiError('conflict', { current: toFinance(stored) })
  return false
}

/** What a reversal takes back is what the original says, to the cent. */
function assertReversalUnchanged(stored: StoredFinance, finance: FinanceWrite): void {
  if (stored.reversalOf === null) return
  const bent = (['kind', 'amount', 'status'] as const).filter((field) => stored[field] !== finance[field])
  if (bent.length > 0)
    throw new ApiError('invalid', { fields: Object.fromEntries(bent.map((f) => [`finance.${f}`, 'not_allowed'])) })
}

/** Another entry may have taken the place of one that was removed: the month's dues anew, or a second reversal. */
async function assertNotReplaced({ tx, groupId }: Ledger, stored: StoredFinance): Promise<void> {
  const { reversalOf, duesMonth, memberId } = stored
  const isTwin =
    reversalOf !== null
      ? eq(finances.reversalOf, reversalOf)
      : duesMonth !== null && memberId !== null
        ? and(eq(finances.duesMonth, duesMonth), eq(finances.memberId, memberId))
        : undefined
  if (isTwin === undefined) return
  const [twin] = await tx
    .select(financeColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isNull(finances.deletedAt), isTwin))
  if (twin === undefined) return
  throw reversalOf === null
    ? new ApiError('conflict', { current: toFinance(twin) })
    : new ApiError('already_reversed', { current: toFinance(twin) })
}

/** On a removed entry, word for word as last read is Undo; a change of one that is gone must not bring it back unasked. */
async function replace(ledger: Ledger, finance: FinanceWrite, stored: StoredFinance | undefined): Promise<void> {
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.version !== finance.version) throw new ApiError('conflict', { current: toFinance(stored) })
  const isRemoved = stored.deletedAt !== null
  if (isRemoved && !isUnchanged(stored, finance)) throw new ApiError('not_found')
  if (isRemoved) await assertNotReplaced(ledger, stored)
  assertReversalUnchanged(stored, finance)
  const { id, ...row } = toRow(finance)
  await ledger.change([id], isRemoved ? 'restored' : 'changed', async () => {
    await ledger.tx
      .update(finances)
      .set({
        ...row,
        duesMonth: isDuesOf(row, stored.memberId) ? stored.duesMonth : null,
        version: stored.version + 1,
        updatedAt: sql`now()`,
        deletedAt: null,
      })
      .where(isFinance(ledger.groupId, id))
  })
  if (isRemoved)
    await appendAudit(ledger.tx, ledger.actor, { action: 'finance_restored', subject: financeSubject(stored) })
}

export function financeRepository(db: Database) {
  const names = financeNameRepository(db)

  async function find(groupId: string, id: string): Promise<FoundFinance> {
    const [row] = await db
      .select(financeColumns)
      .from(finances)
      .where(and(isFinance(groupId, id), isNull(finances.deletedAt)))
    if (row === undefined) throw new ApiError('not_found')
    const finance = toFinance(row)
    return { finance, ...(await names.of(groupId, [finance])) }
  }

  return {
    find,

    async list(groupId: string, config: FinanceListConfig) {
      const page = await pageOf(db, groupId, config)
      return { ...page, ...(await names.of(groupId, [config, ...page.finances])) }
    },

    all(groupId: string, config: AllFinancesConfig): Promise<LongList<Finance>> {
      const select = (reader: Reader) =>
        reader
          .select(financeColumns)
          .from(finances)
          .where(selectedFinances(groupId, config))
          .orderBy(...orderedFinances(config))
      return readList(db, select, toFinance)
    },

    /** Creates, or with a version replaces (CONTRACT.md, Writes). */
    save(actor: Actor, finance: FinanceWrite): Promise<{ finance: Finance; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        assertOpeningsFit([finance], () => 'finance')
        await assertKnownLinks(ledger, [finance], () => 'finance')
        const stored = await findStored(ledger, finance.id)
        const isNew = finance.version === undefined && (await create(ledger, finance, stored))
        if (finance.version !== undefined) await replace(ledger, finance, stored)
        const written = await findStored(ledger, finance.id)
        if (written === undefined) throw new ApiError('not_found')
        return { finance: toFinance(written), isNew }
      })
    },

    /** Keeps it for Undo, its version as it was. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findStored(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        await ledger.change([id], 'removed', async () => {
          await ledger.tx
            .update(finances)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(isFinance(ledger.groupId, id))
        })
        await appendAudit(ledger.tx, actor, {
          action: 'finance_removed',
          subject: financeSubject(stored),
          before: toFinance(stored),
        })
      })
    },
  }
}
