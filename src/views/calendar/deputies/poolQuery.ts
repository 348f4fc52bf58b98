import type { AllPoolConfig, PoolListConfig } from '@contract/calendar/deputyPool'
import { poolSortColumns } from '@contract/choices'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readOrder } from '@/shared/lists/urlValues'

const INSTRUMENT_MAX = 60
export const poolStateFilters = ['archived', 'all'] as const

export const poolListUrl = listUrl((search) => ({
  instrument: search.get('instrument')?.slice(0, INSTRUMENT_MAX).trim() || undefined,
  state: readChoice(search, 'state', poolStateFilters),
  ...readOrder(search, poolSortColumns, { sort: 'asc', sortColumn: 'name' }),
}))
type PoolQuery = ReturnType<typeof poolListUrl.read>

export const isFiltered = ({ q, instrument, state }: PoolQuery): boolean =>
  q.trim() !== '' || instrument !== undefined || state !== undefined

/** What the address selects, without what is left open. */
export function toSelection({ q, instrument, state, sort, sortColumn }: PoolQuery): Partial<AllPoolConfig> {
  const words = q.trim()
  return { ...(words && { q: words }), ...(instrument && { instrument }), ...(state && { state }), sort, sortColumn }
}

export const toListConfig = (query: PoolQuery): Partial<PoolListConfig> => ({
  page: query.page,
  perPage: query.perPage,
  ...toSelection(query),
})
