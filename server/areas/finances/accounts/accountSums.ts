import { and, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database'
import { financeAccountMonths } from '../../../platform/db/schema/finances/financeMonths'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
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

const Dips = z.array(z.object({ accountId: z.string(), day: z.string(), moved: z.int() }))

/** Of cash boxes that hold less on a day after `on` than then: the day with the least, and what moved until its end. */
export async function dipsAfter(db: Database, groupId: string, on: string): Promise<z.infer<typeof Dips>> {
  const cash = sql`(select ${financeAccounts.id} from ${financeAccounts} where ${financeAccounts.groupId} = ${groupId}
    and ${financeAccounts.kind} = 'cash' and ${financeAccounts.deletedAt} is null)`
  const { rows } = await db.execute(sql`
    select distinct on (account_id) account_id as "accountId", date::text as day, moved::bigint
      from (select account_id, date, sum(sum(amount)) over (partition by account_id order by date) as moved
              from (select ${finances.accountId}, ${finances.date}, ${signedAmount} as amount
                      from ${finances} where ${paidOn(groupId, undefined, gt(finances.date, on))}
                    union all
                    select account_id, date, amount from (${transferSides(groupId, gt(transfers.date, on))}) side) movement
             where account_id in ${cash} group by account_id, date) runs
     where moved < 0 order by account_id, moved, date`)
  return Dips.parse(rows)
}
