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
import { isOriginalOwed } from './memberDebts'
import type { DebtLine } from './memberDebts'

interface Scope {
  tx: Transaction
  groupId: string
}

/** What entries that are alike in all of this come to. Months are their first days; amounts are in minor units. */
export interface SumLine extends Pick<Finance, 'kind' | 'status' | 'category'> {
  accountId: string
  month: string
  eventId: string | null
  /** Of what is owed, with a day; else null. */
  dueMonth: string | null
  amount: number
  entries: number
}

/** What some entries are to the books: what they add to sums, and what they have among them, so that a change does only what concerns them. */
export interface EntryTraits {
  lines: SumLine[]
  debts: DebtLine[]
  /** One lies in a closed month, or before it: it would move its balance. */
  isClosed: boolean
  /** One is of an account that was closed or removed. */
  isOfClosedAccount: boolean
  /** One gives, uses, takes back or gives back credit, or is what was given back or paid by it. */
  isOfCredit: boolean
}

export interface TraitsBefore extends EntryTraits {
  isReversed: boolean
  isReconciled: boolean
  /** One shows a use of credit, and comes and goes with it. */
  isOfCreditUse: boolean
}

export interface TraitsAfter extends EntryTraits {
  hasSubcategories: boolean
  /** What all entries of the group came to before the change, each amount counted up. */
  keptAmount: number
}

/** Of entries that are not there yet, or no longer. */
export const noTraits: EntryTraits = {
  lines: [],
  debts: [],
  isClosed: false,
  isOfClosedAccount: false,
  isOfCredit: false,
}

/** What the columns below are read from, so that very many entries are looked up once. `fixed`: those that closed months fix; without it, all. */
function entriesOf(groupId: string, ids: string[], fixed: SQL | undefined): SQL {
  const { accountId, amount, category, creditUseId, date, dueDate, eventId, isCredit } = finances
  const { kind, memberId, refundOf, reversalOf, status, subcategoryId } = finances
  const isOwed = sql`(${kind} = 'income' and ${status} = 'pending')`
  return sql`
    select ${accountId}, month_of(${date}) as month, ${kind}, ${status}, ${category}, ${subcategoryId}, ${eventId}, ${memberId},
           ${amount}, ${reversalOf}, ${refundOf}, ${isCredit}, ${creditUseId}, ${isOwed} as is_owed,
           case when ${isOwed} then month_of(${dueDate}) end as due_month, ${fixed ?? sql`true`} as is_fixed
      from ${finances} where ${and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt))}`
}

function traitsOf(groupId: string, ids: string[]): SQL {
  // Up to the last closed month all is closed.
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
    fixed,
    sql`exists (select from ${finances} reversal where reversal.group_id = ${groupId} and ${isIn(sql`reversal.reversal_of`, ids)}
                 and reversal.reversal_of is not null and reversal.deleted_at is null) as "isReversed",
      exists (select from ${reconciliationLines} line where line.group_id = ${groupId} and ${isIn(sql`line.line_id`, ids)}
                 and not line.is_undone) as "isReconciled",
      coalesce(bool_or(credit_use_id is not null), false) as "isOfCreditUse"`,
  )
}

/** Of entries as a write left them, before the sums have them. */
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
