import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AccountMonths } from '@contract/finances/accounts'
import type { Database, Reader } from '../../../platform/db/database'
import { financeAccountMonths } from '../../../platform/db/schema/finances/financeMonths'
import { financeAccounts } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { transferMonths } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { firstDayOf, monthOf, monthsUpTo, todayIn } from '../../../platform/time/days'

const MONTHS = 12

/** Today in the group's time zone, YYYY-MM-DD. Throws `not_found` for an unknown group. */
export async function findToday(reader: Reader, groupId: string): Promise<string> {
  const [group] = await reader.select({ timeZone: groups.timeZone }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return todayIn(group.timeZone)
}

/** Undefined for an unknown or removed account. */
export async function findAccount(reader: Reader, groupId: string, id: string) {
  const [account] = await reader
    .select({ id: financeAccounts.id, name: financeAccounts.name })
    .from(financeAccounts)
    .where(and(eq(financeAccounts.groupId, groupId), eq(financeAccounts.id, id), isNull(financeAccounts.deletedAt)))
  return account
}

const Rows = z.array(
  z.object({ month: z.string(), income: z.int(), expense: z.int(), transfers: z.int(), net: z.int() }),
)

/** Sums by month up to `upTo` (a first day), from the stored month totals. Opening balances are in `net` only. */
async function readMonths(db: Pick<Database, 'execute'>, groupId: string, accountId: string, upTo: string) {
  const { rows } = await db.execute(sql`
    select to_char(month, 'YYYY-MM') as month, sum(income)::bigint as income, sum(expense)::bigint as expense,
           sum(transfers)::bigint as transfers, sum(net)::bigint as net
      from (select month,
                   case when kind = 'income' and category <> 'opening' then amount else 0 end as income,
                   case when kind = 'expense' and category <> 'opening' then amount else 0 end as expense,
                   0 as transfers, case kind when 'income' then amount else -amount end as net
              from ${financeAccountMonths}
             where ${and(
               eq(financeAccountMonths.groupId, groupId),
               eq(financeAccountMonths.accountId, accountId),
               eq(financeAccountMonths.status, 'paid'),
               lte(financeAccountMonths.month, upTo),
             )}
            union all
            select month, 0, 0, amount, amount from ${transferMonths}
             where ${and(
               eq(transferMonths.groupId, groupId),
               eq(transferMonths.accountId, accountId),
               lte(transferMonths.month, upTo),
             )}) kept
     group by month`)
  return Rows.parse(rows)
}

export function accountMonthRepository(db: Database) {
  return {
    async list(groupId: string, id: string): Promise<AccountMonths> {
      const account = await findAccount(db, groupId, id)
      if (account === undefined) throw new ApiError('not_found')
      const shown = monthsUpTo(monthOf(await findToday(db, groupId)), MONTHS)
      const [first = '', last = ''] = [shown[0], shown.at(-1)]
      const moved = await readMonths(db, groupId, account.id, firstDayOf(last))
      let balance = moved.filter(({ month }) => month < first).reduce((sum, { net }) => sum + net, 0)
      const months = shown.map((month) => {
        const { income = 0, expense = 0, transfers = 0, net = 0 } = moved.find((row) => row.month === month) ?? {}
        balance += net
        return { month, income, expense, transfers, balance }
      })
      return { months }
    },
  }
}
