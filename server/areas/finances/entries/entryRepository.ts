import { and, isNull, not, sql } from 'drizzle-orm'
import { uuidArray } from '../../../platform/db/uuidArray'
import type { AllFinancesConfig, Finance, FinanceListConfig, FinanceWrite, FoundFinance } from '@contract/finances'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { readList } from '../../../platform/db/longList'
import type { CountedList } from '../../../platform/db/longList'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import {
  assertAccountsTake,
  assertCanReturn,
  assertKnownLinks,
  assertOpeningsFit,
  assertPurposes,
  assertSubcategories,
  besides,
  countSplits,
  duesMonthsAfter,
  financeColumns,
  financeNameRepository,
  financeSubject,
  findForWrite,
  findReconciliation,
  fixedFields,
  isFinance,
  isOtherCredit,
  isTakenBack,
  isUnchanged,
  linesOfEntries,
  moveRest,
  orderedFinances,
  returnsOf,
  selectedFinances,
  toFinance,
  toRow,
  vouchersOf,
  withLedger,
  withLedgerAndRead,
  withOwnAccount,
} from '../ledger/public'
import type { FinanceRow, Ledger, StoredFinance } from '../ledger/public'
import { pageOf } from './entryPages'
import type { Actor } from '../../../platform/audit/actor'
import { saveRecord } from '../../../platform/records/saveRecord'
import { entryMarks } from './entryMarks'

/** Default of the column. */
const FIRST_VERSION = 1

type Found = Awaited<ReturnType<typeof findForWrite>>

async function create(ledger: Ledger, finance: FinanceWrite): Promise<FinanceRow> {
  const row = toRow(finance)
  await ledger.add([row], 'created')
  return { ...row, splitId: null, version: FIRST_VERSION }
}

/**
 * Throws `invalid` where kind or status of a reversal, part, credit or refund changes, the amount of a reversal or part, or the member of a
 * credit's reversal: a reversal must equal its original, a part is missing in the rest, and credit and refunds are money that moved.
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

/** Throws `reconciled` where a field that the reconciliation fixes changes; the error names amount, date and account alone. */
function assertReconciledKept(stored: StoredFinance, finance: FinanceWrite): void {
  const row = toRow(finance)
  const bent = fixedFields.filter((field) => stored[field] !== row[field])
  if (bent.length === 0) return
  const typed = bent.filter((field) => field !== 'kind' && field !== 'status')
  throw new ApiError('reconciled', { fields: Object.fromEntries(typed.map((f) => [`finance.${f}`, 'reconciled'])) })
}

/** Throws `invalid` at the fields with an unknown member, event, subcategory, account or purpose. */
async function assertNamed(ledger: Ledger, finance: FinanceWrite): Promise<void> {
  await assertKnownLinks(ledger, [finance], () => 'finance')
  await assertSubcategories(ledger, [finance], () => 'finance')
  await assertAccountsTake(ledger, [{ ...finance, path: 'finance.accountId' }])
  await assertPurposes(ledger, [finance], () => 'finance')
}

async function replace(
  { stored, hasParts, isReconciled }: Found,
  ledger: Ledger,
  finance: FinanceWrite,
): Promise<FinanceRow | undefined> {
  if (stored === undefined) return undefined
  const isRemoved = stored.deletedAt !== null
  if (stored.settledOn !== null) throw new ApiError('rest_settled')
  if (stored.creditUseId !== null) throw new ApiError('credit_use_fixed')
  if (isRemoved) await assertCanReturn(ledger, [stored])
  if (stored.kind !== finance.kind && hasParts) throw new ApiError('has_part_payments')
  assertTiedUnchanged(stored, finance)
  if (isReconciled) assertReconciledKept(stored, finance)
  const { id, accountId, ...row } = toRow(finance)
  const duesMonth = (await duesMonthsAfter(ledger, [{ stored, next: row }])).get(id) ?? null
  const replaced: FinanceRow[] = []
  await ledger.change([id], isRemoved ? 'restored' : 'changed', async () => {
    const rows = await ledger.tx
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
      .returning(financeColumns)
    replaced.push(...rows)
  })
  if (isRemoved && stored.partOf !== null) await moveRest(ledger, stored.partOf, -stored.amount)
  if (isRemoved)
    await appendAudit(ledger.tx, ledger.actor, { action: 'finance_restored', subject: financeSubject(stored) })
  return replaced[0]
}

/** Soft delete for Undo; the version stays. Throws `not_found`, and `has_part_payments` where parts of it were paid. */
export async function removeFinance(ledger: Ledger, id: string): Promise<void> {
  const { stored, hasParts } = await findForWrite(ledger, id)
  if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
  if (hasParts) throw new ApiError('has_part_payments')
  if (stored.partOf !== null) await moveRest(ledger, stored.partOf, stored.amount)
  await ledger.remove([id], async () => {
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

    all(groupId: string, config: AllFinancesConfig): Promise<CountedList<Finance>> {
      const select = (reader: Reader) =>
        reader
          .select(financeColumns)
          .from(finances)
          .where(selectedFinances(groupId, config))
          .orderBy(...orderedFinances(config))
      return readList(db, select, toFinance)
    },

    /** Pending income of these members, newest first, without reversed entries, also where the reversal has a later date. */
    async owed(groupId: string, memberIds: readonly string[]): Promise<Finance[]> {
      const rows = await db
        .select(financeColumns)
        .from(finances)
        .where(
          and(
            selectedFinances(groupId, { kind: 'income', status: 'pending' }),
            sql`${finances.memberId} = any(${uuidArray(memberIds)})`,
            not(isTakenBack(groupId, 'infinity')),
          ),
        )
        .orderBy(...orderedFinances({ sort: 'desc' }))
      return rows.map(toFinance)
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    async save(actor: Actor, written: FinanceWrite): Promise<{ finance: Finance; isNew: boolean }> {
      const finance = withOwnAccount(actor.groupId, written)
      assertOpeningsFit([finance], () => 'finance')
      const read = (scope: Pick<Ledger, 'tx' | 'groupId'>) => findForWrite(scope, finance.id, finance)
      return withLedgerAndRead(db, actor, read, async (ledger, found) => {
        if (!found.isAllKnown) await assertNamed(ledger, finance)
        const { row, isNew } = await saveRecord<FinanceRow & { deletedAt?: Date | null }>(
          {
            lock: async () => found.stored,
            insert: async () => (found.stored === undefined ? create(ledger, finance) : undefined),
            replace: () => replace(found, ledger, finance),
            isSame: (stored) => isUnchanged(stored, finance),
            toRecord: toFinance,
          },
          finance.version,
        )
        return { finance: toFinance(row), isNew }
      })
    },

    remove: (actor: Actor, id: string): Promise<void> => withLedger(db, actor, (ledger) => removeFinance(ledger, id)),
  }
}
