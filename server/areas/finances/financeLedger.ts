import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceChange } from '@contract/finances'
import type { Actor } from '../../platform/audit/actor'
import type { Database, Transaction } from '../../platform/db/database'
import { renewForeignKeyPlans } from '../../platform/db/foreignKeyPlans'
import { financeChanges } from '../../platform/db/schema/financeChanges'
import { financeClosings } from '../../platform/db/schema/financeClosings'
import { financeDueMonths } from '../../platform/db/schema/financeDueMonths'
import { financeEvents } from '../../platform/db/schema/financeEvents'
import { financeMonths } from '../../platform/db/schema/financeMonths'
import { finances } from '../../platform/db/schema/finances'
import { ApiError } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { addToAccounts, assertAccountsOpen } from './financeAccounts'
import { assertCreditsCovered } from './financeCredits'
import { addToDebts } from './financeDebts'
import { financeAsJson } from './financeRows'
import { assertSubcategoriesFit } from './ties/subcategoryTies'
import { isOwed } from './financeTotals'
import { protectEntries } from './reconciled/reconciledStates'

type Action = FinanceChange['action']

interface Apart {
  ids: string[]
  action: Action
}

interface How {
  /** Entries that closed months fix; without it, all. */
  fixed?: SQL
  apart?: Apart | undefined
}

/** The group's books, locked by one writer. */
export interface Ledger {
  tx: Transaction
  groupId: string
  /** The writer, for the record. */
  actor: Actor
  /**
   * The one way to change entries. What they were is taken out of the sums of months, accounts, events and debts, `write` writes, what they are
   * is put in, and the history keeps it. Refused where an entry stands in a closed month before or after, or has been reversed,
   * where what a reconciliation holds would no longer be what was seen on the statement, where an account that is closed would no longer
   * be, and where a member’s credit would be less than what was used of it. `apart`: those among them that something else happens to, as
   * the history has it.
   */
  change: (ids: string[], action: Action, write: () => Promise<void>, apart?: Apart) => Promise<void>
  /** `change` for entries that `write` makes, under ids that none had: they were nothing before. */
  add: (ids: string[], action: Action, write: () => Promise<void>) => Promise<void>
  /** `change` for payments and their undoing: closing fixes what was paid, so a pending entry may leave a closed month, and come back. */
  settle: (ids: string[], write: () => Promise<void>, action?: Action) => Promise<void>
  /** Writes into the history what happened to entries that stay as they are. */
  appendHistory: (ids: string[], action: Action) => Promise<void>
}

const isPaid = eq(finances.status, 'paid')

/** `column in (ids)`, as one parameter however many ids there are. */
export function inIds(column: SQL | typeof finances.id, ids: string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`
}

/** For a transaction that holds the books already, or has just made the group. */
export function ledgerOf(tx: Transaction, actor: Actor): Ledger {
  const { groupId } = actor
  const ofThese = (ids: string[]) => and(eq(finances.groupId, groupId), inIds(finances.id, ids))
  const live = (ids: string[]) => and(ofThese(ids), isNull(finances.deletedAt))

  /** Up to the last closed month all is closed: an entry before it would move its balance. */
  async function assertMonthsOpen(ids: string[], fixed: SQL | undefined): Promise<void> {
    const [closed] = await tx
      .select({ month: financeClosings.month })
      .from(finances)
      .innerJoin(
        financeClosings,
        and(
          eq(financeClosings.groupId, groupId),
          gte(financeClosings.month, sql`month_of(${finances.date})`),
          isNull(financeClosings.reopenedAt),
        ),
      )
      .where(and(live(ids), fixed))
      .limit(1)
    if (closed !== undefined) throw new ApiError('month_closed')
  }

  async function assertNotReversed(ids: string[]): Promise<void> {
    const [reversal] = await tx
      .select({ id: finances.id })
      .from(finances)
      .where(
        and(
          eq(finances.groupId, groupId),
          inIds(sql`${finances.reversalOf}`, ids),
          sql`${finances.reversalOf} is not null`,
          isNull(finances.deletedAt),
        ),
      )
      .limit(1)
    if (reversal !== undefined) throw new ApiError('already_reversed')
  }

  async function addToSums(ids: string[], sign: 1 | -1): Promise<void> {
    const factor = sql.raw(String(sign))
    await tx.execute(sql`
      insert into ${financeMonths} (group_id, month, kind, status, category, amount, entries)
      select ${finances.groupId}, month_of(${finances.date}), ${finances.kind}, ${finances.status}, ${finances.category},
             ${factor} * sum(${finances.amount})::bigint, ${factor} * count(*)
        from ${finances} where ${live(ids)} group by 1, 2, 3, 4, 5
      on conflict (group_id, month, kind, status, category)
      do update set amount = finance_months.amount + excluded.amount, entries = finance_months.entries + excluded.entries`)
    await tx.execute(sql`
      insert into ${financeDueMonths} (group_id, month, amount)
      select ${finances.groupId}, month_of(${finances.dueDate}), ${factor} * sum(${finances.amount})::bigint
        from ${finances} where ${and(live(ids), isOwed, isNotNull(finances.dueDate))} group by 1, 2
      on conflict (group_id, month) do update set amount = finance_due_months.amount + excluded.amount`)
    await tx.execute(sql`
      insert into ${financeEvents} (group_id, event_id, income, expense)
      select ${finances.groupId}, ${finances.eventId},
             ${factor} * coalesce(sum(${finances.amount}) filter (where ${finances.kind} = 'income'), 0)::bigint,
             ${factor} * coalesce(sum(${finances.amount}) filter (where ${finances.kind} = 'expense'), 0)::bigint
        from ${finances} where ${and(live(ids), isNotNull(finances.eventId))} group by 1, 2
      on conflict (group_id, event_id)
      do update set income = finance_events.income + excluded.income, expense = finance_events.expense + excluded.expense`)
    await addToAccounts(tx, live(ids), sign)
    await addToDebts(tx, groupId, live(ids), sign)
  }

  /** Sums travel as JSON numbers: none may grow beyond what those hold exactly. */
  async function assertSumsFit(): Promise<void> {
    const [sums] = await tx
      .select({ isTooMuch: sql<boolean | null>`sum(${financeMonths.amount}) > ${Number.MAX_SAFE_INTEGER}` })
      .from(financeMonths)
      .where(eq(financeMonths.groupId, groupId))
    if (sums?.isTooMuch === true)
      throw new ApiError('invalid', { message: 'The sums of this group would grow too large.' })
  }

  async function appendHistory(ids: string[], action: Action): Promise<void> {
    await tx.execute(sql`
      insert into ${financeChanges} (group_id, finance_id, number, at, "by", action, after)
      select ${finances.groupId}, ${finances.id},
             1 + coalesce((select max(c.number) from ${financeChanges} c
                            where c.group_id = ${groupId} and c.finance_id = ${finances.id}), 0),
             clock_timestamp(), ${actor.name}, ${action}, case when ${finances.deletedAt} is null then ${financeAsJson} end
        from ${finances} where ${ofThese(ids)}`)
  }

  async function write(ids: string[], action: Action, run: () => Promise<void>, how: How = {}): Promise<void> {
    const { fixed } = how
    await assertMonthsOpen(ids, fixed)
    await assertNotReversed(ids)
    const assertStillReconciled = await protectEntries({ tx, groupId }, ids)
    await addToSums(ids, -1)
    await add(ids, action, run, how)
    await assertStillReconciled()
  }

  async function add(
    ids: string[],
    action: Action,
    run: () => Promise<void>,
    { fixed, apart }: How = {},
  ): Promise<void> {
    await renewForeignKeyPlans(tx, ids.length)
    await run()
    await assertMonthsOpen(ids, fixed)
    await assertSubcategoriesFit(tx, groupId, live(ids))
    await addToSums(ids, 1)
    await assertAccountsOpen({ tx, groupId })
    await assertCreditsCovered({ tx, groupId })
    await assertSumsFit()
    if (apart) await appendHistory(apart.ids, apart.action)
    const others = new Set(apart?.ids)
    await appendHistory(others.size > 0 ? ids.filter((id) => !others.has(id)) : ids, action)
  }

  return {
    tx,
    groupId,
    actor,
    change: (ids, action, run, apart) => write(ids, action, run, { apart }),
    add: (ids, action, run) => add(ids, action, run),
    settle: (ids, run, action = 'changed') => write(ids, action, run, { fixed: isPaid }),
    appendHistory,
  }
}

/**
 * Runs `work` in one transaction that holds the books. It takes turns with every other writer of theirs: the totals stay exact, and
 * no month closes under a write.
 */
export function withLedger<T>(db: Database, actor: Actor, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  return withGroupLock(db, actor.groupId, 'no key update', (tx) => work(ledgerOf(tx, actor)))
}
