import { financeCategories, financeKinds, financeSortColumns, financeStatuses } from '@contract/choices'
import type { AllFinancesConfig, FinanceListConfig, FinanceSumConfig } from '@contract/finances'
import type { ListTotalsQuery } from '@contract/finances/listTotals'
import { addDays } from '@contract/days'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readDay, readId, readOrder, readPeriod } from '@/shared/lists/urlValues'
import { periods, periodSpan } from './financePeriod'

/** Unpaid, and due before today (`yes`) or before a day. Excludes `status`, which would have no effect. */
const readOverdue = (search: URLSearchParams) => readChoice(search, 'overdue', ['yes']) ?? readDay(search, 'overdue')

export const financeListUrl = listUrl((search) => ({
  kind: readChoice(search, 'kind', financeKinds),
  category: readChoice(search, 'category', financeCategories),
  subcategoryId: readId(search, 'subcategoryId'),
  status: readOverdue(search) === undefined ? readChoice(search, 'status', financeStatuses) : undefined,
  ...readPeriod(search, periods, undefined),
  overdue: readOverdue(search),
  memberId: readId(search, 'memberId'),
  eventId: readId(search, 'eventId'),
  accountId: readId(search, 'accountId'),
  purposeId: readId(search, 'purposeId'),
  receipt: readChoice(search, 'receipt', ['yes', 'no']),
  /** Reconciled with a statement; `no`: paid, and not yet reconciled. */
  reconciled: readChoice(search, 'reconciled', ['yes', 'no']),
  ...readOrder(search, financeSortColumns, { sort: 'desc', sortColumn: 'date' }),
}))
export type FinanceQuery = ReturnType<typeof financeListUrl.read>

/** All filters in their off state. */
export const noFilters = {
  q: '',
  kind: undefined,
  category: undefined,
  subcategoryId: undefined,
  status: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  overdue: undefined,
  memberId: undefined,
  eventId: undefined,
  accountId: undefined,
  purposeId: undefined,
  receipt: undefined,
  reconciled: undefined,
} satisfies Partial<FinanceQuery>

/** Filters as the API's config. `today` is the group's, `YYYY-MM-DD`; `seasonMonth` is 1 to 12. */
export function toSumConfig(query: FinanceQuery, today: string, seasonMonth = 1): FinanceSumConfig {
  const { kind, category, subcategoryId, period, memberId, eventId, accountId, purposeId } = query
  const status = query.overdue ? 'pending' : query.status
  const q = query.q.trim()
  const { from, to } = period && period !== 'custom' ? periodSpan(period, today, seasonMonth) : query
  return {
    ...(q !== '' && { q }),
    ...(kind && { kind }),
    ...(category && { category }),
    ...(subcategoryId && { subcategoryId }),
    ...(status && { status }),
    ...(period && from && { from }),
    ...(period && to && { to }),
    ...(query.overdue && { dueBefore: query.overdue === 'yes' ? today : query.overdue }),
    ...(memberId && { memberId }),
    ...(eventId && { eventId }),
    ...(accountId && { accountId }),
    ...(purposeId && { purposeId }),
    ...(query.receipt && { hasReceipt: query.receipt === 'yes' ? 'true' : 'false' }),
    ...(query.reconciled && { isReconciled: query.reconciled === 'yes' ? 'true' : 'false' }),
  }
}

/** Without filters the list ends today; future entries are a period of its own, and are included in filtered results. */
function upToToday(query: FinanceQuery, today: string): Pick<FinanceSumConfig, 'to'> {
  return isFiltered(query) ? {} : { to: today }
}

/** Query for the totals of all entries that the list shows. */
export function toTotalsQuery(query: FinanceQuery, today: string, seasonMonth = 1): ListTotalsQuery {
  const config = { ...toSumConfig(query, today, seasonMonth), ...upToToday(query, today) }
  return { config, upcomingFrom: addDays(today, 1) }
}

export function toSelection(query: FinanceQuery, today: string, seasonMonth = 1): AllFinancesConfig {
  return { ...toSumConfig(query, today, seasonMonth), sort: query.sort, sortColumn: query.sortColumn }
}

/** Counting stops here: with this many results, users refine their search. */
const COUNT_UP_TO = 1_000

export function toListConfig(query: FinanceQuery, today: string, seasonMonth = 1): FinanceListConfig {
  return {
    ...toSelection(query, today, seasonMonth),
    ...upToToday(query, today),
    page: query.page,
    perPage: query.perPage,
    countUpTo: COUNT_UP_TO,
  }
}

export function isFiltered(query: FinanceQuery): boolean {
  return Object.entries(noFilters).some(([key, off]) => Reflect.get({ ...query, q: query.q.trim() }, key) !== off)
}
