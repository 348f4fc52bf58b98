import { useMemo } from 'react'
import { debtorSortColumns, type DebtorListConfig } from '@contract/finances/dues'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'

export const debtorListUrl = listUrl((search) => ({
  sortColumn: readChoice(search, 'sortColumn', debtorSortColumns) ?? 'amount',
}))
export type DebtorQuery = ReturnType<typeof debtorListUrl.read>

export function useDebtorQuery() {
  const { query, choose, adjust } = useListQuery(debtorListUrl)
  const config = useMemo<DebtorListConfig>(() => {
    const { q, sortColumn, page, perPage } = query
    return {
      ...(q.trim() !== '' && { q: q.trim() }),
      sortColumn,
      sort: sortColumn === 'name' ? 'asc' : 'desc',
      page,
      perPage,
    }
  }, [query])
  return { query, config, choose, adjust }
}
