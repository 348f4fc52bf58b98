import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { financeMonths } from '../../../platform/db/schema/finances/financeMonths'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { reconciliationLines } from '../../../platform/db/schema/finances/reconciliations'
import { isOwed } from './entryTotals'
import { isOriginalOwed } from './memberDebts'
import type { DebtLine } from './memberDebts'

interface Scope {
  tx: Transaction
  groupId: string
}

/** Sum of the entries with the same values in all these fields. Months are their first days; amounts are in minor units. */
export interface SumLine extends Pick<Finance, 'kind' | 'status' | 'category'> {
  accountId: string
  month: string
  eventId: string | null
  /** Only for pending income with a due date; else null. */
  dueMonth: string | null
  amount: number
  entries: number
}

/** What a set of entries contributes to the sums, and which checks a change of them needs. */
export interface EntryTraits {
  lines: SumLine[]
  debts: DebtLine[]
  /** At least one lies in or before a closed month, whose balance it would change. */
  isClosed: boolean
  /** At least one is on an account that was closed or removed. */
  isOfClosedAccount: boolean
  /** At least one adds, uses, reverses or refunds credit, or was refunded or paid by credit. */
  isOfCredit: boolean
}

interface TraitsBefore extends EntryTraits {
  isReversed: boolean
  isReconciled: boolean
  /** At least one was made by a use of credit, and can only be removed with it. */
  isOfCreditUse: boolean
}

export interface TraitsAfter extends EntryTraits {
  hasSubcategories: boolean
  /** Sum of the amounts of all entries before the change, income and expense added together. */
  keptAmount: number
}

/** For entries that do not exist yet, or no longer. */
export const noTraits: EntryTraits = {
  lines: [],
  debts: [],
  isClosed: false,
  isOfClosedAccount: false,
  isOfCredit: false,
}

/**
 * The rows that the columns below aggregate, so that many entries are looked up once. `fixed`: those protected by closed months; absent:
 * all.
 */
function entriesOf(groupId: string, ids: string[], fixed: SQL | undefined): SQL {
  const { accountId, amount, category, creditUseId, date, dueDate, eventId, isCredit } = finances
  const { kind, memberId, refundOf, reversalOf, status, subcategoryId } = finances
  return sql`
    select ${accountId}, month_of(${date}) as month, ${kind}, ${status}, ${category}, ${subcategoryId}, ${eventId}, ${memberId},
           ${amount}, ${reversalOf}, ${refundOf}, ${isCredit}, ${creditUseId}, ${isOwed} as is_owed,
           case when ${isOwed} then month_of(${dueDate}) end as due_month, ${fixed ?? sql`true`} as is_fixed
      from ${finances} where ${and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt))}`
}

function traitsOf(groupId: string, ids: string[]): SQL {
  // Everything up to the last closed month is closed.
  const lastClosed = sql`(select max(${financeClosings.month}) from ${financeClosings}
    where ${and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt))})`
  const closedAccounts = sql`array(select account.id from ${financeAccounts} account where account.group_id = ${groupId}
    and (account.closed_on is not null or account.deleted_at is not null))`
  return sql`
    (select coalesce(json_agg(line), '[]') from (
       select account_id as "accountId", month, kind, status, category, event_id as "eventId", due_month as "dueMonth",
              sum(amount)::bigint as amount, count(*) as entries
         from entry group by 1, 2, 3, 4, 5, 6, 7) line) as lines,
    (select coalesce(json_agg(debt), '[]') from (
       select member_id as "memberId", sum(amount)::bigint as amount, sum(entries)::bigint as entries from (
         select member_id, amount, 1 as entries from entry
          where is_owed and member_id is not null and reversal_of is null
         union all
         select original.member_id, -original.amount, -1 from ${finances} original
          where original.group_id = ${groupId} and ${isOriginalOwed} and original.id = any(array(
                select reversal_of from entry where reversal_of is not null and status = 'pending'))) owed
        group by 1) debt) as debts,
    coalesce(bool_or(is_fixed and month <= ${lastClosed}), false) as "isClosed",
    coalesce(bool_or(account_id = any(${closedAccounts})), false) as "isOfClosedAccount",
    coalesce(bool_or(is_credit or coalesce(refund_of, reversal_of, credit_use_id) is not null), false)
      or exists (select from ${finances} refund where refund.group_id = ${groupId} and ${isIn(sql`refund.refund_of`, ids)}
                    and refund.refund_of is not null and refund.deleted_at is null)
      or exists (select from ${creditUses} used where used.group_id = ${groupId} and ${isIn(sql`used.due_id`, ids)})
      as "isOfCredit"`
}

async function readOne<Traits extends EntryTraits>(
  { tx, groupId }: Scope,
  ids: string[],
  fixed: SQL | undefined,
  columns: SQL,
) {
  const { rows } = await tx.execute<Traits & Record<string, unknown>>(sql`
    with entry as materialized (${entriesOf(groupId, ids, fixed)}) select ${traitsOf(groupId, ids)}, ${columns} from entry`)
  const [traits] = rows
  // An aggregate without GROUP BY always returns one row.
  if (traits === undefined) throw new Error('no traits were read')
  return traits
}

/** Reads the traits of entries before a change. */
export function readTraitsBefore(scope: Scope, ids: string[], fixed: SQL | undefined): Promise<TraitsBefore> {
  const { groupId } = scope
  return readOne<TraitsBefore>(
    scope,
    ids,
    fixed,
    sql`exists (select from ${finances} reversal where reversal.group_id = ${groupId} and ${isIn(sql`reversal.reversal_of`, ids)}
                 and reversal.reversal_of is not null and reversal.deleted_at is null) as "isReversed",
      exists (select from ${reconciliationLines} line where line.group_id = ${groupId} and ${isIn(sql`line.line_id`, ids)}
                 and not line.is_undone) as "isReconciled",
      coalesce(bool_or(credit_use_id is not null), false) as "isOfCreditUse"`,
  )
}

/** Reads the traits of entries after a write, before the sums are updated. */
export function readTraitsAfter(scope: Scope, ids: string[], fixed: SQL | undefined): Promise<TraitsAfter> {
  return readOne<TraitsAfter>(
    scope,
    ids,
    fixed,
    sql`coalesce(bool_or(subcategory_id is not null), false) as "hasSubcategories",
      coalesce((select sum(kept.amount) from ${financeMonths} kept where kept.group_id = ${scope.groupId}), 0)::bigint
        as "keptAmount"`,
  )
}
