import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, financeCategories } from '@contract/finances'
import type { YearReport, YearSums } from '@contract/finances/balance'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError } from '../../../platform/http/errors'
import { FIRST_DAY, addDays } from '@contract/days'
import { firstDayOf, todayIn } from '../../../platform/time/days'
import { countUnproven, totalsOf, voucherSpans } from '../ledger/public'
import {
  purposeSums,
  readSubcategoryNames,
  subcategoryColumns,
  subcategoryLines,
  subcategoryParts,
  withSubcategories,
} from '../categories/public'
import type { SubcategoryNames } from '../categories/public'

interface Days {
  /** The calendar year in which the year begins, `YYYY`. */
  year: string
  from: string
  /** Last day for paid entries: today in the current year, else `to`. Pending ones count until `to`. */
  upTo: string
  to: string
}

/**
 * A row of the query: the sum of a category before the year, in it, or pending. These contain reversals too; the rows of reversals serve to
 * subtract them (`sumsOf`).
 */
const Lines = z.array(
  z.object({
    year: z.string(),
    part: z.enum(['before', 'year', 'pending', 'reversal', ...subcategoryParts]),
    kind: FinanceKind,
    category: FinanceCategory,
    /** Category of the reversed entry. */
    reversed: z.nullable(FinanceCategory),
    ...subcategoryColumns,
    amount: z.int(),
  }),
)
type Lines = z.infer<typeof Lines>

export const yearAt = (year: string, by: number) => String(Number(year) + by).padStart(4, '0')

/** The days of a year whose first month is `firstMonth` (MM). The year 9999 ends on December 31, as dates end there. */
export function daysOf(year: string, firstMonth: string, today: string): Days {
  const from = firstDayOf(`${year}-${firstMonth}`)
  const next = yearAt(year, 1)
  const to = next.length > 4 ? `${year}-12-31` : addDays(firstDayOf(`${next}-${firstMonth}`), -1)
  return { year, from, upTo: from <= today && today < to ? today : to, to }
}

/** The year (YYYY) that contains today, named by the calendar year in which it begins. */
export const yearOf = (today: string, firstMonth: string) =>
  yearAt(today.slice(0, 4), today.slice(5, 7) < firstMonth ? -1 : 0)

/** SQL for all rows of one year. */
function linesOf(groupId: string, { year, from, upTo, to }: Days) {
  const ofTotals = (part: string, filters: { from?: string; to: string; status: 'paid' | 'pending' }) => sql`
    select ${year}::text as year, ${part}::text as part, kind, category, null::finance_category as reversed,
           null::uuid as subcategory, null::uuid as "reversedSubcategory", sum(amount)::bigint as amount
      from (${totalsOf(groupId, filters)}) totals group by 3, 4`
  const isBeginning = from === FIRST_DAY
  return sql`
    ${isBeginning ? sql`` : sql`${ofTotals('before', { to: addDays(from, -1), status: 'paid' })} union all`}
    ${ofTotals('year', { from, to: upTo, status: 'paid' })}
    union all ${ofTotals('pending', { from, to, status: 'pending' })}
    union all
    select ${year}, 'reversal', reversal.kind, reversal.category, original.category, null, null, sum(reversal.amount)::bigint
      from ${finances} reversal
      join ${finances} original on original.group_id = ${groupId} and original.id = reversal.reversal_of
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null
       and reversal.status = 'paid' and reversal.date between ${from} and ${upTo}
     group by 3, 4, 5
    union all ${subcategoryLines(groupId, { year, from, upTo })}`
}

const signed = (lines: Lines) =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)

function sumsOf(all: Lines, { upTo }: Days, names: SubcategoryNames): YearSums {
  const of = (part: Lines[number]['part']) => all.filter((line) => line.part === part)
  const sums = new Map(financeCategories.map((category) => [category, { category, income: 0, expense: 0 }]))
  const add = (category: FinanceCategory, kind: FinanceKind, amount: number) => {
    const line = sums.get(category)
    if (line !== undefined) line[kind] += amount
  }
  for (const { category, kind, amount } of of('year')) add(category, kind, amount)
  // Removed from its own kind and category, and subtracted from those of the entry that it reverses.
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
  const reversed = of('reversal').reduce((sum, line) => sum + (line.reversed === 'opening' ? 0 : line.amount), 0)
  return {
    upTo,
    before,
    opening,
    income: total('income'),
    expense: total('expense'),
    balance: before + signed(of('year')),
    pendingIncome: pending('income'),
    pendingExpense: pending('expense'),
    ...(reversed > 0 && { reversed }),
    categories: withSubcategories(categories, all, names),
  }
}

/** The sums of a period, both days included. Paid entries count until today if the period contains it. Minor units. */
export async function periodSums(
  db: Database,
  groupId: string,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<YearSums> {
  const days = { year: '', from, upTo: from <= today && today < to ? today : to, to }
  const { rows } = await db.execute(linesOf(groupId, days))
  const lines = Lines.parse(rows)
  return sumsOf(lines, days, await readSubcategoryNames(db, groupId, lines))
}

export function yearReportRepository(db: Database) {
  return {
    async read(groupId: string, asked: string | undefined): Promise<YearReport> {
      const { timeZone, seasonMonth } = groups
      const [group] = await db.select({ timeZone, seasonMonth }).from(groups).where(eq(groups.groupId, groupId))
      if (group === undefined) throw new ApiError('not_found')
      const [today, firstMonth] = [todayIn(group.timeZone), String(group.seasonMonth).padStart(2, '0')]
      const year = asked ?? yearOf(today, firstMonth)
      const [days, daysBefore] = [daysOf(year, firstMonth, today), daysOf(yearAt(year, -1), firstMonth, today)]
      // One statement, so that all figures are of one snapshot.
      const { rows } = await db.execute(sql`${linesOf(groupId, days)} union all ${linesOf(groupId, daysBefore)}`)
      const lines = Lines.parse(rows)
      const names = await readSubcategoryNames(db, groupId, lines)
      const sumsIn = (wanted: Days) =>
        sumsOf(
          lines.filter((line) => line.year === wanted.year),
          wanted,
          names,
        )
      const spans = await voucherSpans(db, groupId, days)
      const purposes = await purposeSums(db, groupId, days)
      return {
        year: {
          ...sumsIn(days),
          withoutReceipt: await countUnproven(db, groupId, days),
          ...(spans.length > 0 && { vouchers: spans }),
          ...(purposes.length > 0 && { purposes }),
        },
        yearBefore: sumsIn(daysBefore),
      }
    },
  }
}
