import { financeCategories, financeKinds, financeSortColumns, financeStatuses } from '@contract/choices'
import type {
  AllFinancesConfig,
  FinanceCategory,
  FinanceKind,
  FinanceListConfig,
  FinanceStatus,
  FinanceSumConfig,
} from '@contract/finances'
import { isDay, readChoice, readDay, readId, readPaging, readWords } from '@/shared/records/urlQuery'
import { periods, periodSpan, type Period } from './financePeriod'

/** What the list's URL says. */
export interface FinanceQuery {
  q: string
  kind: FinanceKind | undefined
  category: FinanceCategory | undefined
  status: FinanceStatus | undefined
  period: Period | undefined
  /** `from` and `to` count only where the period is `custom`. */
  from: string | undefined
  to: string | undefined
  /** Not paid, and due before today (`yes`) or before a day. */
  overdue: string | undefined
  memberId: string | undefined
  eventId: string | undefined
  sort: 'asc' | 'desc'
  sortColumn: (typeof financeSortColumns)[number]
  page: number
  perPage: number
}

export function readFinanceQuery(search: URLSearchParams): FinanceQuery {
  const overdue = search.get('overdue') ?? ''
  return {
    q: readWords(search),
    kind: readChoice(search, 'kind', financeKinds),
    category: readChoice(search, 'category', financeCategories),
    status: readChoice(search, 'status', financeStatuses),
    period: readChoice(search, 'period', periods),
    from: readDay(search, 'from'),
    to: readDay(search, 'to'),
    overdue: overdue === 'yes' || isDay(overdue) ? overdue : undefined,
    memberId: readId(search, 'memberId'),
    eventId: readId(search, 'eventId'),
    sort: readChoice(search, 'sort', ['asc', 'desc']) ?? 'desc',
    sortColumn: readChoice(search, 'sortColumn', financeSortColumns) ?? 'date',
    ...readPaging(search),
  }
}

const defaults = readFinanceQuery(new URLSearchParams())

/** In the order in which the URL says them. */
const keys = [
  'q',
  'kind',
  'category',
  'status',
  'period',
  'from',
  'to',
  'overdue',
  'memberId',
  'eventId',
  'sort',
  'sortColumn',
  'page',
  'perPage',
] as const

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

/** The shortest URL that says it: defaults are left out. */
export function writeFinanceQuery(query: Partial<FinanceQuery>): URLSearchParams {
  const usual = new Map(Object.entries(defaults))
  const said = keys
    .map((key) => [key, query[key]] as const)
    .filter(([key, value]) => value !== undefined && value !== usual.get(key))
    .map(([key, value]) => [key, String(value)])
  return new URLSearchParams(said)
}

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
