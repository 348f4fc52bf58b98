import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListBooks, ListTotals, ListTotalsQuery } from '@contract/finances/listTotals'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchListTotals } from '@/redux/finances/listTotals'

interface ListSurroundings {
  /** Null until known, or where they failed: the list below then says what is wrong. */
  sums: ListTotals | null
  /** As the first answer told them; null until then. */
  books: ListBooks | null
}

/**
 * The totals over the list, and with the first of them what the list needs to know of the books; `query` keeps its identity. Asked
 * again with each question of the list: what made the list be asked again (a change, an undo, a new sign-in) can have moved them.
 */
export function useListTotals(query: ListTotalsQuery, questionId: string | null): ListSurroundings {
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const [sums, setSums] = useState<ListTotals | null>(null)
  const [books, setBooks] = useState<ListBooks | null>(null)
  /** At which sign-in the books were told. */
  const toldAt = useRef<number>(null)

  // Before the paint, and shown at once: an answer that was asked for ahead is there with the screen.
  useLayoutEffect(() => {
    if (questionId === null) return undefined
    let isCurrent = true
    const ask = async () => {
      const isTold = toldAt.current === signInCount
      const answer = await dispatch(fetchListTotals(isTold ? query : { ...query, withBooks: 'true' }))
        .unwrap()
        .catch(() => null)
      if (!isCurrent) return
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
