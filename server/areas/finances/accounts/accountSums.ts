import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { financeAccountMonths } from '../../../platform/db/schema/finances/financeMonths'
import { finances } from '../../../platform/db/schema/finances/finances'
import { transferMonths, transfers } from '../../../platform/db/schema/finances/transfers'
import { edgesOf, lastWholeMonth } from '../../../platform/time/days'
import type { Value } from '../ledger/public'

/** Days, both included; an absent one sets no limit. */
interface AccountSpan {
  accountId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type Side = typeof transfers.fromAccountId | typeof transfers.toAccountId

/**
 * Both sides of the live transfers that `condition` selects, or only the one on `accountId`: rows (account_id, id, date, amount,
 * description, other_id). The amount is negative on the account that the money left.
 */
export function transferSides(groupId: Value, condition: SQL | undefined, accountId?: string): SQL {
  const { fromAccountId, toAccountId, id, date, amount, description } = transfers
  const side = (own: Side, other: Side, sign: SQL) => sql`
    select ${own} as account_id, ${id}, ${date}, ${sign}${amount} as amount, ${description}, ${other} as other_id
      from ${transfers} where ${and(
        eq(transfers.groupId, groupId),
        isNull(transfers.deletedAt),
        accountId === undefined ? undefined : eq(own, accountId),
        condition,
      )}`
  return sql`${side(fromAccountId, toAccountId, sql`-`)} union all ${side(toAccountId, fromAccountId, sql``)}`
}

/** Selects live paid entries, of the account if given. */
export const paidOn = (groupId: Value, accountId: string | undefined, condition: SQL | undefined) =>
  and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    eq(finances.status, 'paid'),
    accountId === undefined ? undefined : eq(finances.accountId, accountId),
    condition,
  )

export const signedAmount = sql`case ${finances.kind} when 'income' then ${finances.amount} else -${finances.amount} end`

/**
 * Rows (account_id, month, amount, movements) whose sums are the net amount and number of paid entries and transfers in the span: from the
 * stored month totals, and from the entries and transfers themselves for months that lie partly in the span.
 */
export function accountSums(groupId: Value, { accountId, from, to }: AccountSpan): SQL {
  const end = to === undefined ? undefined : lastWholeMonth(to)
  const whole = (table: typeof financeAccountMonths | typeof transferMonths) =>
    and(
      eq(table.groupId, groupId),
      accountId === undefined ? undefined : eq(table.accountId, accountId),
      from === undefined ? undefined : gte(table.month, from),
      end && (end.isIncluded ? lte(table.month, end.upTo) : lt(table.month, end.upTo)),
    )
  const ofMonths = sql`
    select account_id, month, sum(case kind when 'income' then amount else -amount end)::bigint as amount,
           sum(entries)::bigint as movements
      from ${financeAccountMonths}
     where ${and(whole(financeAccountMonths), eq(financeAccountMonths.status, 'paid'))} group by 1, 2
    union all
    select account_id, month, amount, transfers from ${transferMonths} where ${whole(transferMonths)}`
  const edges = edgesOf({ from, to })
  if (edges.length === 0) return ofMonths
  const daysOf = (date: typeof finances.date | typeof transfers.date) =>
    or(...edges.map((edge) => and(gte(date, edge.from), lte(date, edge.to))))
  return sql`${ofMonths}
    union all
    select ${finances.accountId}, month_of(${finances.date}), sum(${signedAmount})::bigint, count(*)
      from ${finances} where ${paidOn(groupId, accountId, daysOf(finances.date))} group by 1, 2
    union all
    select account_id, month_of(date), sum(amount)::bigint, count(*)
      from (${transferSides(groupId, daysOf(transfers.date), accountId)}) side group by 1, 2`
}
