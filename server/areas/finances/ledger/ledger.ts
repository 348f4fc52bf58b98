import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceChange } from '@contract/finances'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { renewForeignKeyPlans } from '../../../platform/db/foreignKeyPlans'
import { isIn } from '../../../platform/db/isIn'
import { sendTogether } from '../../../platform/db/sendTogether'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock, withGroupLockAndRead } from '../../../platform/http/groupLock'
import { inPieces } from '../../../platform/http/progress'
import type { OnProgress } from '../../../platform/http/progress'
import { findAddedTraits, readBooksFor } from './addedTraits'
import { sumChanges } from './entrySums'
import { noTraits, readTraitsAfter, readTraitsBefore } from './entryTraits'
import type { EntryTraits, TraitsAfter } from './entryTraits'
import { insertionOf } from './entryWrites'
import type { NewFinance } from './entryWrites'
import { assertAccountsOpen } from './entryAccounts'
import { assertCreditsCovered } from './credits'
import { financeAsJson } from './entryRows'
import { assertSubcategoriesFit } from './subcategoryTies'
import { protectEntries } from './reconciledStates'

type Action = FinanceChange['action']

interface Apart {
  ids: string[]
  action: Action
}

interface How {
  /** Set when undoing uses of credit, the only change allowed for their entries. */
  isCreditUndone?: boolean
  /** The entries protected by closed months; absent: all. */
  fixed?: SQL
  apart?: Apart | undefined
  /** The change removes all of the entries. */
  isRemoval?: boolean
}

/** A group's books, locked for a single writer. */
export interface Ledger {
  tx: Transaction
  groupId: string
  /** The writer, for the audit log. */
  actor: Actor
  /**
   * The only way to change entries. Runs `write`, updates the sums by month, account, event and debt, and appends to the history. Refuses
   * changes of entries in closed months, of reversed entries, of what reconciliations fix, on closed accounts, and changes that leave less
   * credit than was used. `apart`: entries among them that get another action in the history.
   */
  change: (ids: string[], action: Action, write: () => Promise<void>, apart?: Apart) => Promise<void>
  /** Like `change`, for new entries under unused ids, which it inserts: in pieces, then added to the sums and the history together. */
  add: (entries: NewFinance[], action: Action, onProgress?: OnProgress) => Promise<void>
  /** Like `change`, for entries that `write` removes. */
  remove: (ids: string[], write: () => Promise<void>) => Promise<void>
  /** Like `change`, for payments and their undo. A closed month protects only paid entries, so a pending entry may leave it and return. */
  settle: (ids: string[], write: () => Promise<void>, action?: Action) => Promise<void>
  /** Like `change`, for the entries of credit uses, which are removed with the use and in no other way. */
  undoCreditUse: (ids: string[], write: () => Promise<void>) => Promise<void>
  /**
   * For `write` that gives these entries to another member and changes nothing else: also in closed months, whose sums it leaves as they
   * are. Updates who owes what, and appends to the history.
   */
  reassign: (ids: string[], write: () => Promise<void>) => Promise<void>
  /** Appends to the history of entries that do not change. */
  appendHistory: (ids: string[], action: Action) => Promise<void>
}

const isPaid = eq(finances.status, 'paid')

const amountOf = ({ lines }: EntryTraits) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** For a transaction that holds the group lock already, or has just created the group. */
export function ledgerOf(tx: Transaction, actor: Actor): Ledger {
  const { groupId } = actor
  const ofThese = (ids: string[]) => and(eq(finances.groupId, groupId), isIn(finances.id, ids))
  const live = (ids: string[]) => and(ofThese(ids), isNull(finances.deletedAt))

  /** `isNew`: the entries have no history yet. */
  function historyOf(ids: string[], action: Action, isNew = false): SQL[] {
    if (ids.length === 0) return []
    const next = sql`1 + coalesce((select max(c.number) from ${financeChanges} c
                                    where c.group_id = ${groupId} and c.finance_id = ${finances.id}), 0)`
    return [
      sql`
      insert into ${financeChanges} (group_id, finance_id, number, at, "by", action, after)
      select ${finances.groupId}, ${finances.id}, ${isNew ? sql`1` : next},
             clock_timestamp(), ${actor.name}, ${action}, case when ${finances.deletedAt} is null then ${financeAsJson} end
        from ${finances} where ${ofThese(ids)}`,
    ]
  }

  /** Checks the rules of the books, once entries and sums are changed. `after` is absent where the entries are gone. */
  async function assertRules(ids: string[], before: EntryTraits, after: TraitsAfter | undefined): Promise<void> {
    if (after?.isClosed) throw new ApiError('month_closed')
    if (after?.hasSubcategories) await assertSubcategoriesFit(tx, groupId, live(ids))
    if (before.isOfClosedAccount || after?.isOfClosedAccount) await assertAccountsOpen({ tx, groupId })
    if (before.isOfCredit || after?.isOfCredit) await assertCreditsCovered({ tx, groupId })
    // Sums travel as JSON numbers.
    if (after !== undefined && after.keptAmount - amountOf(before) + amountOf(after) > Number.MAX_SAFE_INTEGER)
      throw new ApiError('invalid', { message: 'The sums of this group would grow too large.' })
  }

  async function change(ids: string[], action: Action, run: () => Promise<void>, how: How = {}): Promise<void> {
    const { fixed, apart, isCreditUndone = false, isRemoval = false } = how
    const before = await readTraitsBefore({ tx, groupId }, ids, fixed)
    if (before.isClosed) throw new ApiError('month_closed')
    if (before.isReversed) throw new ApiError('already_reversed')
    if (before.isOfCreditUse && !isCreditUndone) throw new ApiError('credit_use_fixed')
    const assertStillReconciled = before.isReconciled ? await protectEntries({ tx, groupId }, ids) : undefined
    await renewForeignKeyPlans(tx, ids.length)
    await run()
    const after = isRemoval ? undefined : await readTraitsAfter({ tx, groupId }, ids, fixed)
    const others = new Set(apart?.ids)
    await sendTogether(tx, [
      ...sumChanges(groupId, before, after ?? noTraits),
      ...(apart ? historyOf(apart.ids, apart.action) : []),
      ...historyOf(others.size > 0 ? ids.filter((id) => !others.has(id)) : ids, action),
    ])
    await assertRules(ids, before, after)
    await assertStillReconciled?.()
  }

  async function add(entries: NewFinance[], action: Action, onProgress?: OnProgress): Promise<void> {
    if (entries.length === 0) return
    const ids = entries.map(({ id }) => id)
    await renewForeignKeyPlans(tx, ids.length)
    const own = await findAddedTraits({ tx, groupId }, entries)
    let left = entries.length
    const [books] = await Promise.all([
      readBooksFor({ tx, groupId }, own.lines),
      inPieces(entries, onProgress, async (piece) => {
        left -= piece.length
        const insertion = insertionOf(groupId, piece)
        const atLast = () => [...sumChanges(groupId, noTraits, own), ...historyOf(ids, action, true)]
        await sendTogether(tx, left > 0 ? [insertion] : [insertion, ...atLast()])
      }),
    ])
    await assertRules(ids, noTraits, { ...own, ...books })
  }

  return {
    tx,
    groupId,
    actor,
    change: (ids, action, run, apart) => change(ids, action, run, { apart }),
    add,
    remove: (ids, run) => change(ids, 'removed', run, { isRemoval: true }),
    settle: (ids, run, action = 'changed') => change(ids, action, run, { fixed: isPaid }),
    undoCreditUse: (ids, run) => change(ids, 'removed', run, { isCreditUndone: true }),
    reassign: async (ids, run) => {
      const reversals = await tx
        .select({ id: finances.id })
        .from(finances)
        .where(and(eq(finances.groupId, groupId), isIn(finances.reversalOf, ids), isNull(finances.deletedAt)))
      // A reversal takes back what the member of its original owes.
      const all = [...new Set([...ids, ...reversals.map(({ id }) => id)])]
      const before = await readTraitsBefore({ tx, groupId }, all, undefined)
      await run()
      const after = await readTraitsAfter({ tx, groupId }, all, undefined)
      const there = await tx.select({ id: finances.id }).from(finances).where(live(ids))
      const changed = there.map(({ id }) => id)
      await sendTogether(tx, [...sumChanges(groupId, before, after), ...historyOf(changed, 'changed')])
    },
    appendHistory: async (ids, action) => {
      await sendTogether(tx, historyOf(ids, action))
    },
  }
}

/**
 * Runs `work` in a transaction that locks the group's books. Writers run one at a time, so that totals stay exact and no month closes
 * during a write.
 */
export function withLedger<T>(db: Database, actor: Actor, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  return withGroupLock(db, actor.groupId, 'no key update', (tx) => work(ledgerOf(tx, actor)))
}

/** As `withLedger`, for work that begins with reading: `read` is sent right behind the lock, and sees what the last writer left. */
export function withLedgerAndRead<Read, T>(
  db: Database,
  actor: Actor,
  read: (scope: Pick<Ledger, 'tx' | 'groupId'>) => Promise<Read>,
  work: (ledger: Ledger, found: Read) => Promise<T>,
): Promise<T> {
  const { groupId } = actor
  return withGroupLockAndRead(
    db,
    groupId,
    'no key update',
    (tx) => read({ tx, groupId }),
    (tx, _group, found) => work(ledgerOf(tx, actor), found),
  )
}
