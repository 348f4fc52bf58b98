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

/** Whether the month totals know these filters. */
export function hasMonthTotals({ q, dueBefore, memberId, eventId, ...others }: FinanceSumConfig): boolean {
  const { subcategoryId, hasReceipt, isReconciled } = others
  return [q?.trim() || undefined, dueBefore, subcategoryId, memberId, eventId, hasReceipt, isReconciled].every(
    (filter) => filter === undefined,
  )
}

/** Up to so many entries, looking at each takes a few milliseconds. */
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

/** Of all accounts together they are kept by themselves, as that is what is mostly asked for. */
const monthsOf = ({ accountId }: FinanceSumConfig) => (accountId === undefined ? financeMonths : financeAccountMonths)

/** The totals of the months that the filters' period holds whole. */
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

/** Entries of the months that the period holds in part. Undefined: it holds none in part. */
function edgeDays(filters: FinanceSumConfig): SQL | undefined {
  return or(...edgesOf(filters).map(({ from, to }) => and(gte(finances.date, from), lte(finances.date, to))))
}

/**
 * Rows (month, kind, status, category, amount, entries) that come to what the filters select, in one snapshot where it is used: from the
 * month totals where they know the filters, and from the entries themselves for the rest.
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

/** Said in full, not with parameters: what is planned once for all values finds the index of what is pending by these words. */
export const isOwed = sql`(${finances.kind} = 'income' and ${finances.status} = 'pending')`

interface Days {
  today: Value
  /** Its first day. */
  thisMonth: Value
}

/** What is owed and was due before the day; with `on`, of what stood in the books at the end of that day. */
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
  // Months know nothing of reversals, which take back few.
  const takenBack = ofEntries(and(lt(finances.dueDate, today), isTakenBack(groupId, today)))
  return sql`(${ofMonths} + ${ofThisMonth} - ${takenBack})`
}
