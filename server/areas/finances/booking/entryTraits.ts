import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeClosings } from '../../../platform/db/schema/financeClosings'
import { financeMonths } from '../../../platform/db/schema/financeMonths'
import { financeAccounts, finances } from '../../../platform/db/schema/finances'
import { creditUses } from '../../../platform/db/schema/treasury/creditUses'
import { reconciliationLines } from '../../../platform/db/schema/treasury/reconciliations'

interface Scope {
  tx: Transaction
  groupId: string
}

/** What some entries have among them, so that a change does only what concerns them. */
export interface EntryTraits {
  /** One lies in a closed month, or before it: it would move its balance. */
  isClosed: boolean
  hasEvents: boolean
  /** Owed, with a day. */
  hasDueDays: boolean
  /** Owed by a member, or taking back what may be. */
  hasDebts: boolean
}

export interface TraitsBefore extends EntryTraits {
  isReversed: boolean
  isReconciled: boolean
  /** One shows a use of credit, and comes and goes with it. */
  isOfCreditUse: boolean
}

export interface TraitsAfter extends EntryTraits {
  hasSubcategories: boolean
  /** With these, the sums of the group would be more than a number of JSON holds exactly. */
  isTooMuch: boolean
  /** Of the group: there are accounts that were closed or removed. */
  hasClosedAccounts: boolean
  /** Of the group: there is credit, or it was used, or refunds were made. */
  hasCredits: boolean
}

const isOwed = sql`${finances.kind} = 'income' and ${finances.status} = 'pending'`

/** `fixed`: entries that closed months fix; without it, all. */
function traitsOf(groupId: string, fixed: SQL | undefined): SQL {
  // Up to the last closed month all is closed.
  const lastClosed = sql`(select max(${financeClosings.month}) from ${financeClosings}
    where ${and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt))})`
  const isAny = (condition: SQL | undefined) => sql`coalesce(bool_or(${condition}), false)`
  return sql`
    ${isAny(and(sql`month_of(${finances.date}) <= ${lastClosed}`, fixed))} as "isClosed",
    ${isAny(sql`${finances.eventId} is not null`)} as "hasEvents",
    ${isAny(sql`${isOwed} and ${finances.dueDate} is not null`)} as "hasDueDays",
    ${isAny(sql`${isOwed} and ${finances.memberId} is not null
              or ${finances.reversalOf} is not null and ${finances.status} = 'pending'`)} as "hasDebts"`
}

async function readOne<Traits extends EntryTraits>({ tx, groupId }: Scope, ids: string[], columns: SQL) {
  const { rows } = await tx.execute<Traits & Record<string, unknown>>(sql`
    select ${columns} from ${finances}
     where ${and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt))}`)
  const [traits] = rows
  // An aggregate answers a row of nothing too.
  if (traits === undefined) throw new Error('no traits were read')
  return traits
}

/** Of entries as they stand, which are about to change. */
export function readTraitsBefore(scope: Scope, ids: string[], fixed: SQL | undefined): Promise<TraitsBefore> {
  const { groupId } = scope
  return readOne<TraitsBefore>(
    scope,
    ids,
    sql`${traitsOf(groupId, fixed)},
      exists (select from ${finances} reversal where reversal.group_id = ${groupId} and ${isIn(sql`reversal.reversal_of`, ids)}
                 and reversal.reversal_of is not null and reversal.deleted_at is null) as "isReversed",
      exists (select from ${reconciliationLines} line where line.group_id = ${groupId} and ${isIn(sql`line.line_id`, ids)}
                 and not line.is_undone) as "isReconciled",
      coalesce(bool_or(${finances.creditUseId} is not null), false) as "isOfCreditUse"`,
  )
}

/** Of entries as a write left them, before the sums have them. */
export function readTraitsAfter(scope: Scope, ids: string[], fixed: SQL | undefined): Promise<TraitsAfter> {
  const { groupId } = scope
  return readOne<TraitsAfter>(
    scope,
    ids,
    sql`${traitsOf(groupId, fixed)},
      coalesce(bool_or(${finances.subcategoryId} is not null), false) as "hasSubcategories",
      coalesce(sum(${finances.amount}), 0)
        + coalesce((select sum(kept.amount) from ${financeMonths} kept where kept.group_id = ${groupId}), 0)
        > ${Number.MAX_SAFE_INTEGER} as "isTooMuch",
      exists (select from ${financeAccounts} account where account.group_id = ${groupId}
                 and (account.closed_on is not null or account.deleted_at is not null)) as "hasClosedAccounts",
      exists (select from ${creditUses} used where used.group_id = ${groupId})
        or exists (select from ${finances} credit where credit.group_id = ${groupId} and credit.is_credit
                      and credit.deleted_at is null)
        or exists (select from ${finances} refund where refund.group_id = ${groupId} and refund.refund_of is not null
                      and refund.deleted_at is null) as "hasCredits"`,
  )
}
