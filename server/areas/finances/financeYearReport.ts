import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, financeCategories } from '@contract/finances'
import type { YearReport, YearSums } from '@contract/finances'
import type { Database } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { totalsOf } from './financeTotals'

interface Days {
  from: string
  /** Of what is paid; what is pending counts to the end of the year. */
  upTo: string
  to: string
}

/** A line of the statement: a sum of the category in the year, or of all before it. Reversals come once more, as they are moved. */
const Lines = z.array(
  z.object({
    year: z.string(),
    part: z.enum(['before', 'year', 'pending', 'reversal']),
    kind: FinanceKind,
    category: FinanceCategory,
    /** Of what a reversal takes back. */
    reversed: z.nullable(FinanceCategory),
    amount: z.int(),
  }),
)
type Lines = z.infer<typeof Lines>

const dayBefore = (year: string) => `${String(Number(year) - 1).padStart(4, '0')}-12-31`

function daysOf(year: string, today: string): Days {
  const to = `${year}-12-31`
  return { from: `${year}-01-01`, upTo: today.slice(0, 4) === year ? today : to, to }
}

/** All sums of one year. Those of years before the first have nothing before them. */
function linesOf(groupId: string, year: string, { from, upTo, to }: Days) {
  const ofTotals = (part: string, filters: { from?: string; to: string; status: 'paid' | 'pending' }) => sql`
    select ${year}::text as year, ${part}::text as part, kind, category, null::finance_category as reversed, sum(amount)::bigint as amount
      from (${totalsOf(groupId, filters)}) totals group by 3, 4`
  return sql`
    ${ofTotals('before', { to: dayBefore(year), status: 'paid' })}
    union all ${ofTotals('year', { from, to: upTo, status: 'paid' })}
    union all ${ofTotals('pending', { from, to, status: 'pending' })}
    union all
    select ${year}, 'reversal', reversal.kind, reversal.category, original.category, sum(reversal.amount)::bigint
      from ${finances} reversal
      join ${finances} original on original.group_id = ${groupId} and original.id = reversal.reversal_of
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null
       and reversal.status = 'paid' and reversal.date between ${from} and ${upTo}
     group by 3, 4, 5`
}

const signed = (lines: Lines) =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)

function sumsOf(all: Lines, { upTo }: Days): YearSums {
  const of = (part: Lines[number]['part']) => all.filter((line) => line.part === part)
  const sums = new Map(financeCategories.map((category) => [category, { category, income: 0, expense: 0 }]))
  const add = (category: FinanceCategory, kind: FinanceKind, amount: number) => {
    const line = sums.get(category)
    if (line !== undefined) line[kind] += amount
  }
  for (const { category, kind, amount } of of('year')) add(category, kind, amount)
  // Out of where it stands as an entry of the other kind, and into where it takes back.
  for (const { category, kind, amount, reversed } of of('reversal')) {
    add(category, kind, -amount)
    add(reversed ?? category, kind === 'income' ? 'expense' : 'income', -amount)
  }
  const openings = sums.get('opening')
  const opening = openings ? openings.income - openings.expense : 0
  const categories = [...sums.values()].filter(
    ({ category, income, expense }) => category !== 'opening' && (income !== 0 || expense !== 0),
  )
  const total = (kind: FinanceKind) => categories.reduce((sum, line) => sum + line[kind], 0)
  const pending = (kind: FinanceKind) =>
    of('pending').reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0)
  const before = signed(of('before'))
  return {
    upTo,
    before,
    opening,
    income: total('income'),
    expense: total('expense'),
    balance: before + signed(of('year')),
    pendingIncome: pending('income'),
    pendingExpense: pending('expense'),
    categories,
  }
}

export function yearReportRepository(db: Database) {
  return {
    async read(groupId: string, asked: string | undefined): Promise<YearReport> {
      const today = todayIn(await findTimeZone(db, groupId))
      const year = asked ?? today.slice(0, 4)
      const yearBefore = dayBefore(year).slice(0, 4)
      const [days, daysBefore] = [daysOf(year, today), daysOf(yearBefore, today)]
      // One statement, so that all figures are of one moment.
      const { rows } = await db.execute(
        sql`${linesOf(groupId, year, days)} union all ${linesOf(groupId, yearBefore, daysBefore)}`,
      )
      const lines = Lines.parse(rows)
      const ofYear = (wanted: string) => lines.filter((line) => line.year === wanted)
      return { year: sumsOf(ofYear(year), days), yearBefore: sumsOf(ofYear(yearBefore), daysBefore) }
    },
  }
}
