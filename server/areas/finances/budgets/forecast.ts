import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceKind } from '@contract/finances'
import type { FinanceCategory } from '@contract/finances'
import { actualByLine, placeOf } from '@contract/finances/budgets'
import type { BudgetActual, BudgetForecast, BudgetLine, BudgetPlace } from '@contract/finances/budgets'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { addDays } from '@contract/days'
import { monthOf, monthsUpTo } from '../../../platform/time/days'
import { totalsOf } from '../ledger/public'
import { daysOf } from '../balance/public'
import { recurringAhead } from '../recurring/public'
import { ActualLines, actualLines, actualOf } from './actualSums'
import { findBookYear, findBudgets } from './budgetRepository'

const MONTHS = 12

/** An expected amount in minor units, and its month (YYYY-MM). */
export interface Ahead {
  month: string
  kind: FinanceKind
  category: FinanceCategory
  amount: number
}

const Moves = z.array(
  z.object({
    part: z.enum(['before', 'paid', 'later', 'pending']),
    month: z.string(),
    kind: FinanceKind,
    amount: z.int(),
  }),
)
type Moves = z.infer<typeof Moves>

interface Days {
  today: string
  from: string
  to: string
}

/** SQL for sums by month: paid before the year, in it until today, dated later in it, and pending and due by its end. */
function movesOf(groupId: string, { today, from, to }: Days) {
  const paid = (part: string, span: { from?: string; to: string }) => sql`
    select ${part}::text as part, to_char(month, 'YYYY-MM') as month, kind, sum(amount)::bigint as amount
      from (${totalsOf(groupId, { ...span, status: 'paid' })}) totals group by 2, 3`
  const isPending = and(eq(finances.groupId, groupId), isNull(finances.deletedAt), eq(finances.status, 'pending'))
  return sql`
    ${paid('before', { to: addDays(from, -1) })}
    union all ${paid('paid', { from, to: today })}
    union all ${today < to ? paid('later', { from: addDays(today, 1), to }) : sql`select null, null, null, null where false`}
    union all
    select 'pending', to_char(greatest(coalesce(${finances.dueDate}, ${finances.date}), ${today}::date), 'YYYY-MM'),
           ${finances.kind}, sum(${finances.amount})::bigint
      from ${finances} where ${isPending} and coalesce(${finances.dueDate}, ${finances.date}) <= ${to} group by 2, 3`
}

interface Flow {
  income: number
  expense: number
}

const flowOf = (moves: readonly { kind: FinanceKind; amount: number }[]): Flow => {
  const sum = (wanted: FinanceKind) =>
    moves.reduce((total, { kind, amount }) => (kind === wanted ? total + amount : total), 0)
  return { income: sum('income'), expense: sum('expense') }
}
const net = ({ income, expense }: Flow) => income - expense

/** Sum of what the year's paid and pending entries and the expected recurring ones leave of each budget line; at least 0 per line. */
export function leftOf(
  lines: readonly BudgetLine[],
  actual: readonly BudgetActual[],
  recurring: readonly Ahead[],
): Flow {
  const byLine = actualByLine(lines, actual)
  return flowOf(
    lines.map((line) => {
      const { kind, amount } = line
      const isOfLine = (other: BudgetPlace) => placeOf(other) === placeOf(line)
      const booked = byLine.filter(isOfLine).reduce((sum, { paid, pending }) => sum + paid + pending, 0)
      const repeated = recurring.filter(isOfLine).reduce((sum, each) => sum + each.amount, 0)
      return { kind, amount: Math.max(0, amount - booked - repeated) }
    }),
  )
}

/** One of `count` parts of an amount, as equal as whole minor units allow; together they are exactly the amount. `place` counts from 0. */
const part = (amount: number, place: number, count: number) =>
  Math.floor((amount * (place + 1)) / count) - Math.floor((amount * place) / count)

export function forecastRepository(db: Database) {
  /** Recurring entries until the end of the year that are not booked yet; overdue ones count in the current month. */
  async function expectRecurring(groupId: string, { today, to }: Days): Promise<Ahead[]> {
    const ahead = await recurringAhead(db, groupId, { today, until: to })
    return ahead.map(({ date, kind, category, amount }) => ({
      month: monthOf(date < today ? today : date),
      kind,
      category,
      amount,
    }))
  }

  return {
    async read(groupId: string): Promise<BudgetForecast> {
      const { today, firstMonth, year } = await findBookYear(db, groupId)
      const { from, to } = daysOf(year, firstMonth, today)
      const days = { today, from, to }
      const inYear = sql`reversal.date between ${from} and ${to}`
      const [[budget], moved, entered, recurring] = await Promise.all([
        findBudgets(db, groupId, [year]),
        db.execute(movesOf(groupId, days)),
        db.execute(actualLines(groupId, year, { from, to }, inYear)),
        expectRecurring(groupId, days),
      ])
      const moves: Moves = Moves.parse(moved.rows)
      const of = (name: Moves[number]['part']) => moves.filter(({ part: its }) => its === name)
      const lines = budget?.lines ?? []
      const left = leftOf(lines, actualOf(ActualLines.parse(entered.rows)), recurring)
      const coming = [...of('later'), ...of('pending')]
      const balance = net(flowOf([...of('before'), ...of('paid')]))
      const months = monthsUpTo(monthOf(to), MONTHS)
      const ahead = months.filter((month) => month >= monthOf(today))
      let running = net(flowOf(of('before')))
      const byMonth = months.map((month) => {
        const place = ahead.indexOf(month)
        const expected = place < 0 ? [] : [...coming, ...recurring]
        running += net(flowOf([...of('paid'), ...expected].filter((move) => move.month === month)))
        if (place >= 0) running += part(left.income, place, ahead.length) - part(left.expense, place, ahead.length)
        return { month, balance: running, isAhead: place >= 0 }
      })
      return {
        year,
        today,
        to,
        balance,
        coming: flowOf(coming),
        recurring: flowOf(recurring),
        left,
        atEnd: balance + net(flowOf(coming)) + net(flowOf(recurring)) + net(left),
        hasBudget: lines.length > 0,
        months: byMonth,
      }
    },
  }
}
