import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListBooks, ListTotals, ListTotalsQuery } from '@contract/finances/listTotals'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchListTotals } from '@/redux/finances/listTotals'

interface ListSurroundings {
  /** Null until loaded, or if loading failed: the list below then shows the failure. */
  sums: ListTotals | null
  /** From the first response; null until then. */
  books: ListBooks | null
}

/**
 * Totals above the list; the first response also contains accounts, subcategories and other data that the list needs. `query` must be a
 * stable object. Reloaded with each request of the list, whose cause (a change, an undo, a new sign-in) may also change the totals.
 */
export function useListTotals(query: ListTotalsQuery, questionId: string | null): ListSurroundings {
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const [sums, setSums] = useState<ListTotals | null>(null)
  const [books, setBooks] = useState<ListBooks | null>(null)
  /** The sign-in for which this data was loaded. */
  const toldAt = useRef<number>(null)
  /** A kept screen that is shown again repeats its effects, before its list makes a new request. */
  const answered = useRef<string>(null)

  // Before the paint: data that was requested ahead is shown with the screen.
  useLayoutEffect(() => {
    if (questionId === null || questionId === answered.current) return undefined
    let isCurrent = true
    const ask = async () => {
      const isTold = toldAt.current === signInCount
      const answer = await dispatch(fetchListTotals(isTold ? query : { ...query, withBooks: 'true' }))
        .unwrap()
        .catch(() => null)
      if (!isCurrent) return
      if (answer) answered.current = questionId
      const told = answer?.books
      if (told) toldAt.current = signInCount
      flushSync(() => {
        setSums(answer)
        if (told) setBooks(told)
      })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [dispatch, questionId, query, signInCount])

  return { sums, books }
}
