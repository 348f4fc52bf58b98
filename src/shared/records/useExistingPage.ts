import { useEffect } from 'react'
import type { ListShown } from '@/redux/useList'

interface PageQuery {
  page: number
  perPage: number
}

/**
 * Leads from a page that is no more to the last one: its only row was removed, or an old link names it. `goTo` replaces the
 * address without a step in the history. `isPastEnd` while that is under way; `isSettled` once the rows are those asked for.
 */
export function useExistingPage(
  { rows, total, isLoading, failure }: ListShown<unknown>,
  { page, perPage }: PageQuery,
  goTo: (change: { page: number }) => void,
) {
  const isSettled = rows !== undefined && !isLoading && failure === null
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const isPastEnd = isSettled && page > lastPage

  useEffect(() => {
    if (isPastEnd) goTo({ page: lastPage })
  }, [isPastEnd, lastPage, goTo])

  return { isSettled, isPastEnd }
}
