import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceChange } from '@contract/finances'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { renewForeignKeyPlans } from '../../../platform/db/foreignKeyPlans'
import { isIn } from '../../../platform/db/isIn'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { moveSums } from './entrySums'
import { noTraits, readTraitsAfter, readTraitsBefore } from './entryTraits'
import type { EntryTraits } from './entryTraits'
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
  /** The change is the undoing of uses of credit, whose entries nothing else changes. */
  isCreditUndone?: boolean
  /** Entries that closed months fix; without it, all. */
  fixed?: SQL
  apart?: Apart | undefined
  /** None of the entries is in the books after the change. */
  isRemoval?: boolean
}

/** The group's books, locked by one writer. */
export interface Ledger {
  tx: Transaction
  groupId: string
  /** The writer, for the record. */
  actor: Actor
  /**
   * The one way to change entries. `write` writes, the sums of months, accounts, events and debts are brought from what the entries were to what
   * they are, and the history keeps it. Refused where an entry stands in a closed month before or after, or has been reversed,
   * where what a reconciliation holds would no longer be what was seen on the statement, where an account that is closed would no longer
   * be, and where a member’s credit would be less than what was used of it. `apart`: those among them that something else happens to, as
   * the history has it.
   */
  change: (ids: string[], action: Action, write: () => Promise<void>, apart?: Apart) => Promise<void>
  /** `change` for entries that `write` makes, under ids that none had: they were nothing before. */
  add: (ids: string[], action: Action, write: () => Promise<void>) => Promise<void>
  /** `change` for entries that `write` removes, each of them: they are nothing after. */
  remove: (ids: string[], write: () => Promise<void>) => Promise<void>
  /** `change` for payments and their undoing: closing fixes what was paid, so a pending entry may leave a closed month, and come back. */
  settle: (ids: string[], write: () => Promise<void>, action?: Action) => Promise<void>
  /** `change` for entries that show a use of credit: they are removed with it, and not otherwise. */
  undoCreditUse: (ids: string[], write: () => Promise<void>) => Promise<void>
  /** Writes into the history what happened to entries that stay as they are. */
  appendHistory: (ids: string[], action: Action) => Promise<void>
}

const isPaid = eq(finances.status, 'paid')

const amountOf = ({ lines }: EntryTraits) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** For a transaction that holds the books already, or has just made the group. */
export function ledgerOf(tx: Transaction, actor: Actor): Ledger {
  const { groupId } = actor
  const ofThese = (ids: string[]) => and(eq(finances.groupId, groupId), isIn(finances.id, ids))
  const live = (ids: string[]) => and(ofThese(ids), isNull(finances.deletedAt))

  /** `isNew`: there is no history yet. */
  async function appendHistory(ids: string[], action: Action, isNew = false): Promise<void> {
    if (ids.length === 0) return
    const next = sql`1 + coalesce((select max(c.number) from ${financeChanges} c
                                    where c.group_id = ${groupId} and c.finance_id = ${finances.id}), 0)`
    await tx.execute(sql`
      insert into ${financeChanges} (group_id, finance_id, number, at, "by", action, after)
      select ${finances.groupId}, ${finances.id}, ${isNew ? sql`1` : next},
             clock_timestamp(), ${actor.name}, ${action}, case when ${finances.deletedAt} is null then ${financeAsJson} end
        from ${finances} where ${ofThese(ids)}`)
  }

  /** Writes, and brings the books from what the entries were to what they are then; the rules of the books are kept, or it is refused. */
  async function book(
    ids: string[],
    run: () => Promise<void>,
    before: EntryTraits,
    { fixed, isRemoval = false }: How = {},
  ): Promise<void> {
    await renewForeignKeyPlans(tx, ids.length)
    await run()
    const after = isRemoval ? undefined : await readTraitsAfter({ tx, groupId }, ids, fixed)
    if (after?.isClosed) throw new ApiError('month_closed')
    if (after?.hasSubcategories) await assertSubcategoriesFit(tx, groupId, live(ids))
    await moveSums({ tx, groupId }, before, after ?? noTraits)
    if (before.isOfClosedAccount || after?.isOfClosedAccount) await assertAccountsOpen({ tx, groupId })
    if (before.isOfCredit || after?.isOfCredit) await assertCreditsCovered({ tx, groupId })
    // Sums travel as JSON numbers.
    if (after !== undefined && after.keptAmount - amountOf(before) + amountOf(after) > Number.MAX_SAFE_INTEGER)
      throw new ApiError('invalid', { message: 'The sums of this group would grow too large.' })
  }

  async function change(ids: string[], action: Action, run: () => Promise<void>, how: How = {}): Promise<void> {
    const { fixed, apart, isCreditUndone = false } = how
    const traits = await readTraitsBefore({ tx, groupId }, ids, fixed)
    if (traits.isClosed) throw new ApiError('month_closed')
    if (traits.isReversed) throw new ApiError('already_reversed')
    if (traits.isOfCreditUse && !isCreditUndone) throw new ApiError('credit_use_fixed')
    const assertStillReconciled = traits.isReconciled ? await protectEntries({ tx, groupId }, ids) : undefined
    await book(ids, run, traits, how)
    if (apart) await appendHistory(apart.ids, apart.action)
    const others = new Set(apart?.ids)
    await appendHistory(others.size > 0 ? ids.filter((id) => !others.has(id)) : ids, action)
    await assertStillReconciled?.()
  }

  async function add(ids: string[], action: Action, run: () => Promise<void>): Promise<void> {
    await book(ids, run, noTraits)
    await appendHistory(ids, action, true)
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
    appendHistory: (ids, action) => appendHistory(ids, action),
  }
}

/**
 * Runs `work` in one transaction that holds the books. It takes turns with every other writer of theirs: the totals stay exact, and
 * no month closes under a write.
 */
export function withLedger<T>(db: Database, actor: Actor, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  return withGroupLock(db, actor.groupId, 'no key update', (tx) => work(ledgerOf(tx, actor)))
}
