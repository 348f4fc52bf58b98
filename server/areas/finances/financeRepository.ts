import { and, isNull, sql } from 'drizzle-orm'
import type { AllFinancesConfig, Finance, FinanceListConfig, FinanceWrite, FoundFinance } from '@contract/finances'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Reader } from '../../platform/db/database'
import { readList } from '../../platform/db/longList'
import type { LongList } from '../../platform/db/longList'
import { finances } from '../../platform/db/schema/finances'
import { ApiError } from '../../platform/http/errors'
import { assertAccountsTake, withOwnAccount } from './financeAccounts'
import { financeNameRepository } from './financeNames'
import { pageOf } from './financePages'
import { assertKnownLinks, assertOpeningsFit } from './financeLinks'
import { assertNoParts, moveRest } from './financeParts'
import { withLedger } from './financeLedger'
import { assertCanReturn, duesMonthsAfter } from './financeReturns'
import { besides, linesOfEntries } from './bankLines/linesOfEntries'
import { returnsOf } from './bankLines/returnsOfEntry'
import { vouchersOf } from './proofs/voucherNumbers'
import type { Actor } from '../../platform/audit/actor'
import type { Ledger } from './financeLedger'
import { financeColumns, financeSubject, isOtherCredit, isUnchanged, toFinance, toRow } from './financeRows'
import { orderedFinances, selectedFinances } from './financeSelection'
import { entryMarks } from './ties/entryMarks'
import { countSplits } from './ties/splitTies'
import { assertSubcategories } from './ties/subcategoryTies'
import { addFinances, findStored, isFinance } from './financeWrites'
import type { StoredFinance } from './financeWrites'
import { findReconciliation } from './reconciled/reconciledMarks'
import { fixedFields, reconciledAmong } from './reconciled/reconciledStates'

/** What the table gives a row. */
const FIRST_VERSION = 1

interface Saved {
  finance: Finance
  isNew: boolean
}

/** Under an id that is taken: the same again is answered as it is stored, anything else is a conflict. */
async function create(ledger: Ledger, finance: FinanceWrite, stored: StoredFinance | undefined): Promise<Saved> {
  if (stored === undefined) {
    const row = toRow(finance)
    await addFinances(ledger, [row], 'created')
    return { finance: toFinance({ ...row, splitId: null, version: FIRST_VERSION }), isNew: true }
  }
  // Removed meanwhile: a late repetition must not bring it back, nor say that it is there.
  if (stored.deletedAt !== null || !isUnchanged(stored, finance))
    throw new ApiError('conflict', { current: toFinance(stored) })
  return { finance: toFinance(stored), isNew: false }
}

/**
 * What a reversal takes back is what the original says, to the cent; what a part paid is missing in the rest. Credit and refunds are
 * money that moved.
 */
function assertTiedUnchanged(stored: StoredFinance, finance: FinanceWrite): void {
  const { reversalOf, partOf, isCredit, refundOf } = stored
  if (reversalOf === null && partOf === null && !isCredit && refundOf === null) return
  const fixed = (['kind', 'status'] as const).filter((field) => stored[field] !== finance[field])
  const isOtherAmount = (reversalOf !== null || partOf !== null) && stored.amount !== finance.amount
  const bent = [
    ...fixed,
    ...(isOtherAmount ? ['amount'] : []),
    ...(isOtherCredit(stored, finance.memberId?.toLowerCase() ?? null) ? ['memberId'] : []),
  ]
  if (bent.length > 0)
    throw new ApiError('invalid', { fields: Object.fromEntries(bent.map((f) => [`finance.${f}`, 'not_allowed'])) })
}

/** What a reconciliation holds stays the line that was seen on the statement; fields that would not, and are typed, are named. */
async function assertReconciledKept(ledger: Ledger, stored: StoredFinance, finance: FinanceWrite): Promise<void> {
  const row = toRow(finance)
  const bent = fixedFields.filter((field) => stored[field] !== row[field])
  if (bent.length === 0 || !(await reconciledAmong(ledger, [stored.id])).has(stored.id)) return
  const typed = bent.filter((field) => field !== 'kind' && field !== 'status')
  throw new ApiError('reconciled', { fields: Object.fromEntries(typed.map((f) => [`finance.${f}`, 'reconciled'])) })
}

/** On a removed entry, word for word as last read is Undo; a change of one that is gone must not bring it back unasked. */
async function replace(ledger: Ledger, finance: FinanceWrite, stored: StoredFinance | undefined): Promise<void> {
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.version !== finance.version) throw new ApiError('conflict', { current: toFinance(stored) })
  const isRemoved = stored.deletedAt !== null
  if (isRemoved && !isUnchanged(stored, finance)) throw new ApiError('not_found')
  if (stored.settledOn !== null) throw new ApiError('rest_settled')
  if (stored.creditUseId !== null) throw new ApiError('credit_use_fixed')
  if (isRemoved) await assertCanReturn(ledger, [stored])
  if (stored.kind !== finance.kind) await assertNoParts(ledger, stored.id)
  assertTiedUnchanged(stored, finance)
  await assertReconciledKept(ledger, stored, finance)
  const { id, accountId, ...row } = toRow(finance)
  const duesMonth = (await duesMonthsAfter(ledger, [{ stored, next: row }])).get(id) ?? null
  await ledger.change([id], isRemoved ? 'restored' : 'changed', async () => {
    await ledger.tx
      .update(finances)
      .set({
        ...row,
        accountId: accountId ?? ledger.groupId,
        duesMonth,
        version: stored.version + 1,
        updatedAt: sql`now()`,
        deletedAt: null,
        writtenOffOn: null,
        writeOffReason: null,
      })
      .where(isFinance(ledger.groupId, id))
  })
  if (isRemoved && stored.partOf !== null) await moveRest(ledger, stored.partOf, -stored.amount)
  if (isRemoved)
    await appendAudit(ledger.tx, ledger.actor, { action: 'finance_restored', subject: financeSubject(stored) })
}

/** Keeps it for Undo, its version as it was. */
export async function removeFinance(ledger: Ledger, id: string): Promise<void> {
  const stored = await findStored(ledger, id)
  if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
  await assertNoParts(ledger, stored.id)
  if (stored.partOf !== null) await moveRest(ledger, stored.partOf, stored.amount)
  await ledger.change([id], 'removed', async () => {
    await ledger.tx
      .update(finances)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(isFinance(ledger.groupId, id))
  })
  await appendAudit(ledger.tx, ledger.actor, {
    action: 'finance_removed',
    subject: financeSubject(stored),
    before: toFinance(stored),
  })
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
    const [reconciliation, vouchers, named, beside, returns] = await Promise.all([
      findReconciliation(db, groupId, id),
      vouchersOf(db, groupId, [id]),
      names.of(groupId, [finance]),
      linesOfEntries(db, groupId, [finance.id]),
      returnsOf(db, groupId, finance.id),
    ])
    const bank = beside.lines.get(finance.id)
    return {
      finance,
      ...(bank && { bank }),
      ...besides(beside),
      ...returns,
      ...reconciliation,
      ...(vouchers.length > 0 && { vouchers }),
      ...named,
    }
  }

  return {
    find,

    async list(groupId: string, config: FinanceListConfig) {
      const page = await pageOf(db, groupId, config)
      const [marks, splits, named] = await Promise.all([
        entryMarks(db, groupId, page.finances),
        countSplits(db, groupId, page.finances),
        names.of(groupId, [config, ...page.finances]),
      ])
      return {
        ...page,
        ...marks,
        ...(splits.length > 0 && { splits }),
        ...named,
      }
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
    save(actor: Actor, written: FinanceWrite): Promise<Saved> {
      const finance = withOwnAccount(actor.groupId, written)
      return withLedger(db, actor, async (ledger) => {
        assertOpeningsFit([finance], () => 'finance')
        await assertKnownLinks(ledger, [finance], () => 'finance')
        await assertSubcategories(ledger, [finance], () => 'finance')
        await assertAccountsTake(ledger, [{ ...finance, path: 'finance.accountId' }])
        const stored = await findStored(ledger, finance.id)
        if (finance.version === undefined) return create(ledger, finance, stored)
        await replace(ledger, finance, stored)
        const saved = await findStored(ledger, finance.id)
        if (saved === undefined) throw new ApiError('not_found')
        return { finance: toFinance(saved), isNew: false }
      })
    },

    remove: (actor: Actor, id: string): Promise<void> => withLedger(db, actor, (ledger) => removeFinance(ledger, id)),
  }
}
