import { and, eq, gte, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceSumConfig } from '@contract/finances'
import type { Database } from '../../../platform/db/database'
import { financeDueMonths } from '../../../platform/db/schema/finances/financeDueMonths'
import { financeAccountMonths, financeMonths } from '../../../platform/db/schema/finances/financeMonths'
import { finances } from '../../../platform/db/schema/finances/finances'
import { edgesOf, lastWholeMonth } from '../../../platform/time/days'
import { isTakenBack, selectedFinances } from './entrySelection'
import type { Value } from './entrySelection'

/** Whether the stored month totals can answer these filters. */
export function hasMonthTotals({ q, dueBefore, memberId, eventId, ...others }: FinanceSumConfig): boolean {
  const { subcategoryId, purposeId, hasReceipt, isReconciled } = others
  const links = [subcategoryId, memberId, eventId, purposeId]
  return [q?.trim() || undefined, dueBefore, ...links, hasReceipt, isReconciled].every((filter) => filter === undefined)
}

/** Up to this many entries, a scan takes a few milliseconds. */
const SCANNED_MAX = 5_000

/** Whether a text search is cheaper as a scan of the group's entries than by the index: up to `SCANNED_MAX` of them (entrySelection.ts). */
export async function isScanned(db: Database, groupId: string, { q }: FinanceSumConfig): Promise<boolean> {
  if (!q?.trim()) return false
  const [sum] = await db
    .select({ entries: sql<number>`coalesce(sum(${financeMonths.entries}), 0)::bigint` })
    .from(financeMonths)
    .where(eq(financeMonths.groupId, groupId))
  return (sum?.entries ?? 0) <= SCANNED_MAX
}

/** Totals over all accounts have a table of their own, as they are needed most often. */
const monthsOf = ({ accountId }: FinanceSumConfig) => (accountId === undefined ? financeMonths : financeAccountMonths)

/** Selects the totals of the months that lie entirely in the filters' period. */
function wholeMonths(groupId: Value, filters: FinanceSumConfig): SQL | undefined {
  const { kind, category, status, from, to, accountId } = filters
  const months = monthsOf(filters)
  const end = to === undefined ? undefined : lastWholeMonth(to)
  return and(
    eq(months.groupId, groupId),
    accountId === undefined ? undefined : eq(financeAccountMonths.accountId, accountId),
    kind && eq(months.kind, kind),
    category && eq(months.category, category),
    status && eq(months.status, status),
    from === undefined ? undefined : gte(months.month, from),
    end && (end.isIncluded ? lte(months.month, end.upTo) : lt(months.month, end.upTo)),
  )
}

/** Selects entries of the months that lie partly in the period. Undefined if there are none. */
function edgeDays(filters: FinanceSumConfig): SQL | undefined {
  return or(...edgesOf(filters).map(({ from, to }) => and(gte(finances.date, from), lte(finances.date, to))))
}

/**
 * Rows (month, kind, status, category, amount, entries) that sum up what the filters select, in one snapshot: from the month totals where
 * possible, else from the entries.
 */
export function totalsOf(groupId: Value, filters: FinanceSumConfig, isSearchScanned = false): SQL {
  const ofEntries = (condition: SQL | undefined) => sql`
    select month_of(${finances.date}) as month, ${finances.kind}, ${finances.status}, ${finances.category},
           sum(${finances.amount})::bigint as amount, count(*) as entries
      from ${finances} where ${condition} group by 1, 2, 3, 4`
  if (!hasMonthTotals(filters)) return ofEntries(selectedFinances(groupId, filters, isSearchScanned))
  const ofMonths = sql`
    select month, kind, status, category, amount, entries from ${monthsOf(filters)} where ${wholeMonths(groupId, filters)}`
  const days = edgeDays(filters)
  if (days === undefined) return ofMonths
  return sql`${ofMonths} union all ${ofEntries(and(selectedFinances(groupId, filters), days))}`
}

/** Written as literals, not parameters, so that a generic query plan can use the index on pending entries. */
export const isOwed = sql`(${finances.kind} = 'income' and ${finances.status} = 'pending')`

interface Days {
  today: Value
  /** Its first day. */
  thisMonth: Value
}

/** Sum of pending income due before the day; with `on`, as the books stood at the end of that day. */
export function overdueAt(groupId: Value, { today, thisMonth }: Days, on: string | undefined): SQL {
  const ofEntries = (condition: SQL | undefined) => sql`(
    select coalesce(sum(${finances.amount}), 0)::bigint from ${finances}
     where ${and(eq(finances.groupId, groupId), isNull(finances.deletedAt), isOwed, condition)})`
  if (on !== undefined)
    return ofEntries(and(lt(finances.dueDate, on), lte(finances.date, on), not(isTakenBack(groupId, on))))
  const ofMonths = sql`(
    select coalesce(sum(amount), 0)::bigint from ${financeDueMonths}
     where ${and(eq(financeDueMonths.groupId, groupId), lt(financeDueMonths.month, thisMonth))})`
  const ofThisMonth = ofEntries(and(gte(finances.dueDate, thisMonth), lt(finances.dueDate, today)))
  // Month totals ignore reversals, so reversed entries are subtracted here.
  const takenBack = ofEntries(and(lt(finances.dueDate, today), isTakenBack(groupId, today)))
  return sql`(${ofMonths} + ${ofThisMonth} - ${takenBack})`
}
