import { useEffect } from 'react'
import type { ListShown } from '@/redux/useList'

interface PageQuery {
  page: number
  perPage: number
}

/**
 * Goes from a page that no longer exists to the last one: its only row was removed, or an old link names it. `goTo` replaces the address
 * without a history step. `isPastEnd`: that is in progress; `isSettled`: the rows are the requested ones.
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
