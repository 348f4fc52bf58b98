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

/** Entries by month, in the order of the list when that goes by date. */
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

/** Where a page begins: the month that holds its first entry, and how far into it. Walking there would cost more the deeper the page is. */
export function startOf(months: Months, offset: number): { month: string; offset: number } | undefined {
  let passed = 0
  for (const { month, entries } of months) {
    if (offset < passed + entries) return { month, offset: offset - passed }
    passed += entries
  }
  return undefined
}

/** The total and, where the order is by date, the way to the page come from the month totals. */
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
 * Counting in passing makes the database find everything first, by the index of what is looked for, and not walk along the order. It
 * keeps all that it counts, so the ids alone are counted, and the page's rows are read by them.
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
 * Finds so many and one more, in no order: where that was all, they are put in order here. Where it was not, the page is asked for by
 * itself, and the database walks along the order until it is full, which is soon where much matches. What it thinks of a word by itself
 * is of no use for that: one that a few entries hold may seem to be in a hundredth of them.
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
