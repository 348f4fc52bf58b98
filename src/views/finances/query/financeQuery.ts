import * as z from 'zod/mini'
import {
  FinanceCategory,
  FinanceKind,
  financeSortColumns,
  FinanceStatus,
  type AllFinancesConfig,
  type FinanceListConfig,
  type FinanceSumConfig,
} from '@contract/finances'
import { CalendarDate, Id } from '@contract/primitives'
import { filterBy, listUrl, orderBy } from '@/shared/lists/listQuery'
import { Period, periodSpan } from './financePeriod'

const isOverdueWord = (word: string) => word === 'yes' || CalendarDate.safeParse(word).success

export const financeListUrl = listUrl({
  kind: filterBy(FinanceKind),
  category: filterBy(FinanceCategory),
  status: filterBy(FinanceStatus),
  period: filterBy(Period),
  /** `from` and `to` count only where the period is `custom`. */
  from: filterBy(CalendarDate),
  to: filterBy(CalendarDate),
  /** Not paid, and due before today (`yes`) or before a day. */
  overdue: filterBy(z.string().check(z.refine(isOverdueWord))),
  memberId: filterBy(Id),
  eventId: filterBy(Id),
  ...orderBy(financeSortColumns, { sort: 'desc', sortColumn: 'date' }),
})
export type FinanceQuery = ReturnType<typeof financeListUrl.read>

/** What the query narrows the list by; taken off all at once. */
export const noFilters = {
  q: '',
  kind: undefined,
  category: undefined,
  status: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  overdue: undefined,
  memberId: undefined,
  eventId: undefined,
} satisfies Partial<FinanceQuery>

/** What the total below the filters is made of. `today` is the group's, `YYYY-MM-DD`. */
export function toSumConfig(query: FinanceQuery, today: string): FinanceSumConfig {
  const { kind, category, period, memberId, eventId } = query
  const status = query.overdue ? 'pending' : query.status
  const q = query.q.trim()
  const { from, to } = period && period !== 'custom' ? periodSpan(period, today) : query
  return {
    ...(q !== '' && { q }),
    ...(kind && { kind }),
    ...(category && { category }),
    ...(status && { status }),
    ...(period && from && { from }),
    ...(period && to && { to }),
    ...(query.overdue && { dueBefore: query.overdue === 'yes' ? today : query.overdue }),
    ...(memberId && { memberId }),
    ...(eventId && { eventId }),
  }
}

export function toSelection(query: FinanceQuery, today: string): AllFinancesConfig {
  return { ...toSumConfig(query, today), sort: query.sort, sortColumn: query.sortColumn }
}

export function toListConfig(query: FinanceQuery, today: string): FinanceListConfig {
  return { ...toSelection(query, today), page: query.page, perPage: query.perPage }
}

export function isFiltered(query: FinanceQuery): boolean {
  return Object.entries(noFilters).some(([key, off]) => Reflect.get({ ...query, q: query.q.trim() }, key) !== off)
}
