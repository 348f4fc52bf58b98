import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Finance, FinanceListConfig } from '@contract/finances'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { firstDayOf, lastDayOf } from '../../../platform/time/days'
import {
  financeColumns,
  hasMonthTotals,
  isScanned,
  orderedFinances,
  selectedFinances,
  toFinance,
  totalsOf,
} from '../ledger/public'

interface Page {
  finances: Finance[]
  total: number
  hasMore?: true
}

const Months = z.array(z.object({ month: z.string(), entries: z.int() }))
type Months = z.infer<typeof Months>

const offsetOf = ({ page, perPage }: FinanceListConfig) => (page - 1) * perPage

/** Number of entries by month, newest first, or oldest first if `isUpward`. */
async function countByMonth(
  db: Database,
  groupId: string,
  config: FinanceListConfig,
  isUpward: boolean,
): Promise<Months> {
  const { rows } = await db.execute(sql`
    select to_char(month, 'YYYY-MM') as month, sum(entries)::bigint as entries
      from (${totalsOf(groupId, config)}) totals group by month order by month ${sql.raw(isUpward ? 'asc' : 'desc')}`)
  return Months.parse(rows)
}

/** The month of a page's first entry and the offset in it, so that pages before it need not be scanned. Undefined past the end. */
export function startOf(months: Months, offset: number): { month: string; offset: number } | undefined {
  let passed = 0
  for (const { month, entries } of months) {
    if (offset < passed + entries) return { month, offset: offset - passed }
    passed += entries
  }
  return undefined
}

/** Takes the total and, where the list is sorted by date, the start of the page from the month totals. */
async function pageByMonths(db: Database, groupId: string, config: FinanceListConfig): Promise<Page> {
  const isByDate = config.sortColumn === undefined || config.sortColumn === 'date'
  const isUpward = config.sortColumn === 'date' && config.sort === 'asc'
  const months = await countByMonth(db, groupId, config, isUpward)
  const total = months.reduce((sum, { entries }) => sum + entries, 0)
  const start = startOf(months, offsetOf(config))
  if (start === undefined) return { finances: [], total }
  const fromStart = isUpward ? gte(finances.date, firstDayOf(start.month)) : lte(finances.date, lastDayOf(start.month))
  const rows = await db
    .select(financeColumns)
    .from(finances)
    .where(and(selectedFinances(groupId, config), isByDate ? fromStart : undefined))
    .orderBy(...orderedFinances(config))
    .limit(config.perPage)
    .offset(isByDate ? start.offset : offsetOf(config))
  return { finances: rows.map(toFinance), total }
}

/**
 * `count(*) over ()` makes the database find all matches first, by the index for the filters, instead of scanning in list order. It holds
 * in memory what it counts, so only ids are counted, and the page's rows are joined to them.
 */
async function pageByCounting(
  db: Database,
  groupId: string,
  config: FinanceListConfig,
  isSearchScanned: boolean,
): Promise<Page> {
  const selected: SQL | undefined = selectedFinances(groupId, config, isSearchScanned)
  const counted = db
    .select({ id: finances.id, total: sql<number>`count(*) over ()`.as('total') })
    .from(finances)
    .where(selected)
    .orderBy(...orderedFinances(config))
    .limit(config.perPage)
    .offset(offsetOf(config))
    .as('counted')
  const rows = await db
    .select({ ...financeColumns, total: counted.total })
    .from(counted)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, counted.id)))
    .orderBy(...orderedFinances(config))
  // A page past the end has no row to carry the total.
  const total = rows[0]?.total ?? (config.page === 1 ? 0 : await db.$count(finances, selected))
  return { finances: rows.map(toFinance), total }
}

/**
 * Finds up to `countUpTo` and one more, unordered; if that is all, it is sorted. Else the page is queried alone, by a scan in list order,
 * which soon fills it where much matches. The planner cannot choose between the two: it may estimate that a hundredth of the entries
 * contain a word that only a few do.
 */
async function pageCountedUpTo(
  db: Database,
  groupId: string,
  config: FinanceListConfig,
  countUpTo: number,
): Promise<Page> {
  const selected = selectedFinances(groupId, config)
  const found = db
    .select({ id: finances.id })
    .from(finances)
    .where(selected)
    .limit(countUpTo + 1)
    .as('found')
  const counted = await db
    .select({ ...financeColumns, total: sql<number>`count(*) over ()`.as('total') })
    .from(found)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, found.id)))
    .orderBy(...orderedFinances(config))
    .limit(config.perPage)
    .offset(offsetOf(config))
  // A page past the end has no row to carry the total.
  const total = counted[0]?.total ?? (config.page === 1 ? 0 : await db.$count(found))
  if (total <= countUpTo) return { finances: counted.map(toFinance), total }
  const rows = await db
    .select(financeColumns)
    .from(finances)
    .where(selected)
    .orderBy(...orderedFinances(config))
    .limit(config.perPage)
    .offset(offsetOf(config))
  return { finances: rows.map(toFinance), total: countUpTo, hasMore: true }
}

export async function pageOf(db: Database, groupId: string, config: FinanceListConfig): Promise<Page> {
  if (hasMonthTotals(config)) return pageByMonths(db, groupId, config)
  const { countUpTo } = config
  const isSearchScanned = await isScanned(db, groupId, config)
  if (countUpTo !== undefined && !isSearchScanned) return pageCountedUpTo(db, groupId, config, countUpTo)
  const page = await pageByCounting(db, groupId, config, isSearchScanned)
  return countUpTo !== undefined && page.total > countUpTo ? { ...page, total: countUpTo, hasMore: true } : page
}
