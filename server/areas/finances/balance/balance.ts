import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FinanceSum, FinanceSumConfig } from '@contract/finances'
import type { Balance } from '@contract/finances/balance'
import type { ListTotals, ListTotalsQuery } from '@contract/finances/listTotals'
import type { Database } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError } from '../../../platform/http/errors'
import { firstDayOf, lastDayOf, monthOf, monthsUpTo, todayIn } from '../../../platform/time/days'
import { isScanned, listBooks, overdueAt, totalsOf } from '../ledger/public'
import type { Value } from '../ledger/public'
import { findTimeZone } from '../../../platform/time/groupTimeZone'

const MONTHS = 12

const sums = ['income', 'expense', 'opening', 'pendingIncome', 'pendingExpense'] as const
type Sums = Record<(typeof sums)[number], number>

interface MonthSums extends Sums {
  month: string
}

interface Figures {
  currency: string
  timeZone: string
  overdue: number
  months: MonthSums[]
}

/** Parameters of the statement: values, or placeholders of the same names. */
type Asked = Record<'groupId' | 'today' | 'thisMonth' | 'firstDay' | 'lastDay', Value>

/**
 * One statement, so that all figures are of one snapshot. All months before those shown are added up in one, and so are those after. One
 * JSON value is faster to read than rows, and exact: the ledger keeps sums within the safe integers.
 */
function figuresOf(db: Database, { groupId, today, thisMonth, firstDay, lastDay }: Asked, on?: string) {
  const shown = sql`greatest(least(month, ${lastDay}::date + 1), ${firstDay}::date - 1)`
  const months = sql<MonthSums[]>`(
    select coalesce(json_agg(shown), '[]') from (
      select to_char(shown, 'YYYY-MM') as month,
             coalesce(sum(amount) filter (where kind = 'income' and status = 'paid' and category <> 'opening'), 0) as income,
             coalesce(sum(amount) filter (where kind = 'expense' and status = 'paid' and category <> 'opening'), 0) as expense,
             coalesce(sum(case kind when 'income' then amount else -amount end) filter (where category = 'opening'), 0) as opening,
             coalesce(sum(amount) filter (where kind = 'income' and status = 'pending'), 0) as "pendingIncome",
             coalesce(sum(amount) filter (where kind = 'expense' and status = 'pending'), 0) as "pendingExpense"
        from (select ${shown} as shown, kind, status, category, amount from (${totalsOf(groupId, { to: on })}) totals) entries
       group by shown) shown)`
  return db
    .select({
      currency: groups.currency,
      timeZone: groups.timeZone,
      overdue: sql<number>`${overdueAt(groupId, { today, thisMonth }, on)}`,
      months,
    })
    .from(groups)
    .where(eq(groups.groupId, groupId))
}

const asked: Asked = {
  groupId: sql.placeholder('groupId'),
  today: sql.placeholder('today'),
  thisMonth: sql.placeholder('thisMonth'),
  firstDay: sql.placeholder('firstDay'),
  lastDay: sql.placeholder('lastDay'),
}

export function balanceRepository(db: Database) {
  /** Time zone by group id, as last read. */
  const zones = new Map<string, string>()
  /** By far the most frequent query, so it is built once, and planned once per connection. */
  const figuresNow = figuresOf(db, asked).prepare('balance_now')

  /** The days depend on the group's time zone. Using the last known one saves a query; if it has changed, the figures are read again. */
  async function read(groupId: string, on: string | undefined): Promise<Figures & { shown: string[] }> {
    const timeZone = zones.get(groupId) ?? (await findTimeZone(db, groupId))
    const today = todayIn(timeZone)
    const shown = monthsUpTo(monthOf(on ?? today), MONTHS)
    const [first = '', last = ''] = [shown[0], shown.at(-1)]
    const [thisMonth, firstDay, lastDay] = [firstDayOf(monthOf(today)), firstDayOf(first), lastDayOf(last)]
    const values = { groupId, today, thisMonth, firstDay, lastDay }
    const [figures] = await (on === undefined ? figuresNow.execute(values) : figuresOf(db, values, on))
    if (figures === undefined) throw new ApiError('not_found')
    zones.set(groupId, figures.timeZone)
    return figures.timeZone === timeZone ? { ...figures, shown } : read(groupId, on)
  }

  async function sum(groupId: string, config: FinanceSumConfig): Promise<FinanceSum> {
    const { rows } = await db.execute(sql`
      select coalesce(sum(amount) filter (where kind = 'income' and category <> 'opening'), 0)::bigint as income,
             coalesce(sum(amount) filter (where kind = 'expense' and category <> 'opening'), 0)::bigint as expense,
             coalesce(sum(case kind when 'income' then amount else -amount end)
                      filter (where category = 'opening'), 0)::bigint as opening
        from (${totalsOf(groupId, config, await isScanned(db, groupId, config))}) totals`)
    const [{ income, expense, opening } = { income: 0, expense: 0, opening: 0 }] = z
      .array(z.object({ income: z.int(), expense: z.int(), opening: z.int() }))
      .parse(rows)
    return { income, expense, net: income - expense, opening }
  }

  async function count(groupId: string, config: FinanceSumConfig): Promise<number> {
    const { rows } = await db.execute(
      sql`select coalesce(sum(entries), 0)::bigint as entries from (${totalsOf(groupId, config)}) totals`,
    )
    return z.array(z.object({ entries: z.int() })).parse(rows)[0]?.entries ?? 0
  }

  return {
    /** As of the end of the day (YYYY-MM-DD); without one, of everything that is stored. Amounts are in minor units. */
    async balance(groupId: string, on: string | undefined): Promise<Balance> {
      const { currency, overdue, months, shown } = await read(groupId, on)
      const total: Sums = { income: 0, expense: 0, opening: 0, pendingIncome: 0, pendingExpense: 0 }
      for (const month of months) for (const name of sums) total[name] += month[name]
      let running = months
        .filter(({ month }) => month < (shown[0] ?? ''))
        .reduce((sum, { income, expense, opening }) => sum + opening + income - expense, 0)
      const byMonth = shown.map((month) => {
        const ofMonth = months.find((other) => other.month === month)
        const { income, expense, opening } = ofMonth ?? { income: 0, expense: 0, opening: 0 }
        running += opening + income - expense
        return { month, income, expense, balance: running }
      })
      return { currency, balance: total.opening + total.income - total.expense, ...total, overdue, byMonth }
    },

    async listTotals(groupId: string, { config, upcomingFrom, withBooks }: ListTotalsQuery): Promise<ListTotals> {
      const sumOf = (status: 'paid' | 'pending') =>
        (config.status ?? status) === status ? sum(groupId, { ...config, status }) : null
      const [paid, pending, upcoming, books] = await Promise.all([
        sumOf('paid'),
        sumOf('pending'),
        count(groupId, { from: upcomingFrom }),
        withBooks === undefined ? undefined : listBooks(db, groupId),
      ])
      return { paid, pending, upcoming, ...(books && { books }) }
    },
  }
}
