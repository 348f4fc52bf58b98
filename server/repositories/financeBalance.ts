import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Balance, FinanceSum, FinanceSumConfig } from '@contract/finances'
import { FinanceKind, FinanceStatus } from '@contract/finances'
import type { Database } from '../db/database'
import { groups } from '../db/schema/groups'
import { ApiError } from '../errors'
import { firstDayOf, lastDayOf, monthOf, monthsUpTo, todayIn } from './financeDays'
import { overdueAt, totalsOf } from './financeTotals'

const MONTHS = 12

interface Total {
  month: string
  kind: FinanceKind
  status: FinanceStatus
  amount: number
}

/** Of a group without entries there is one row, without a month. */
const Rows = z.array(
  z.object({
    currency: z.string(),
    timeZone: z.string(),
    overdue: z.int(),
    month: z.nullable(z.string()),
    kind: z.nullable(FinanceKind),
    status: z.nullable(FinanceStatus),
    amount: z.nullable(z.int()),
  }),
)

interface Found {
  currency: string
  timeZone: string
  overdue: number
  totals: Total[]
}

function sumOf(totals: Total[], isWanted: (total: Total) => boolean): number {
  return totals.filter(isWanted).reduce((sum, { amount }) => sum + amount, 0)
}

export function balanceRepository(db: Database) {
  /** The zone of each group as last seen. */
  const zones = new Map<string, string>()

  async function findZone(groupId: string): Promise<string> {
    const [group] = await db.select({ timeZone: groups.timeZone }).from(groups).where(eq(groups.groupId, groupId))
    if (group === undefined) throw new ApiError('not_found')
    return group.timeZone
  }

  /** One statement, so that all figures are of one moment. What lies before or after the months that are shown is one month each. */
  async function read(groupId: string, on: string | undefined, today: string, months: string[]): Promise<Found> {
    const [from = '', to = ''] = [months[0], months.at(-1)]
    const shown = sql`greatest(least(month, ${lastDayOf(to)}::date + 1), ${firstDayOf(from)}::date - 1)`
    const { rows } = await db.execute(sql`
      select g.currency, g.time_zone as "timeZone", ${overdueAt(groupId, today, on)} as overdue,
             to_char(month, 'YYYY-MM') as month, kind, status, amount
        from ${groups} g left join lateral (
             select ${shown} as month, kind, status, sum(amount)::bigint as amount
               from (${totalsOf(groupId, { to: on })}) totals group by 1, 2, 3) shown on true
       where g.group_id = ${groupId}`)
    const found = Rows.parse(rows)
    const [first] = found
    if (first === undefined) throw new ApiError('not_found')
    const totals = found.flatMap(({ month, kind, status, amount }) =>
      month && kind && status && amount !== null ? [{ month, kind, status, amount }] : [],
    )
    const { currency, timeZone, overdue } = first
    return { currency, timeZone, overdue, totals }
  }

  /** Days are the runtime's to tell, from the group's zone: as last seen it spares a look-up, and where it has changed we ask again. */
  async function readNow(groupId: string, on: string | undefined): Promise<Found & { months: string[] }> {
    const timeZone = zones.get(groupId) ?? (await findZone(groupId))
    const today = todayIn(timeZone)
    const months = monthsUpTo(monthOf(on ?? today), MONTHS)
    const found = await read(groupId, on, today, months)
    zones.set(groupId, found.timeZone)
    return found.timeZone === timeZone ? { ...found, months } : readNow(groupId, on)
  }

  return {
    /** As things stood at the end of the day; without one, with everything that is stored. */
    async balance(groupId: string, on: string | undefined): Promise<Balance> {
      const { totals, months, overdue, currency } = await readNow(groupId, on)
      const of = (kind: FinanceKind, status: FinanceStatus, isIn: (month: string) => boolean = () => true) =>
        sumOf(totals, (total) => total.kind === kind && total.status === status && isIn(total.month))
      const isEarlier = (month: string) => month < (months[0] ?? '')
      let running = of('income', 'paid', isEarlier) - of('expense', 'paid', isEarlier)
      const byMonth = months.map((month) => {
        const isThis = (other: string) => other === month
        const [income, expense] = [of('income', 'paid', isThis), of('expense', 'paid', isThis)]
        running += income - expense
        return { month, income, expense, balance: running }
      })
      const [income, expense] = [of('income', 'paid'), of('expense', 'paid')]
      return {
        currency,
        balance: income - expense,
        income,
        expense,
        pendingIncome: of('income', 'pending'),
        pendingExpense: of('expense', 'pending'),
        overdue,
        byMonth,
      }
    },

    async sum(groupId: string, config: FinanceSumConfig): Promise<FinanceSum> {
      const { rows } = await db.execute(sql`
        select coalesce(sum(amount) filter (where kind = 'income'), 0)::bigint as income,
               coalesce(sum(amount) filter (where kind = 'expense'), 0)::bigint as expense
          from (${totalsOf(groupId, config)}) totals`)
      const [{ income, expense } = { income: 0, expense: 0 }] = z
        .array(z.object({ income: z.int(), expense: z.int() }))
        .parse(rows)
      return { income, expense, net: income - expense }
    },
  }
}
