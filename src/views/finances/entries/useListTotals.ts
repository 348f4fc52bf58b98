import { useEffect, useRef, useState } from 'react'
import type { ListBooks, ListTotals, ListTotalsQuery } from '@contract/treasury/listTotals'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { selectFinancesState } from '@/redux/finances'
import { fetchListTotals } from '@/redux/treasury/listTotals'

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
export function useListTotals(query: ListTotalsQuery): ListSurroundings {
  const dispatch = useAppDispatch()
  const requestId = useAppSelector((state) => selectFinancesState(state).requestId)
  const signInCount = useAppSelector(selectSignInCount)
  const [sums, setSums] = useState<ListTotals | null>(null)
  const [books, setBooks] = useState<ListBooks | null>(null)
  /** At which sign-in the books were told. */
  const toldAt = useRef<number>(null)

  useEffect(() => {
    if (requestId === null) return undefined
    let isCurrent = true
    const ask = async () => {
      const isTold = toldAt.current === signInCount
      const answer = await dispatch(fetchListTotals(isTold ? query : { ...query, withBooks: 'true' }))
        .unwrap()
        .catch(() => null)
      if (!isCurrent) return
      setSums(answer)
      if (!answer?.books) return
      setBooks(answer.books)
      toldAt.current = signInCount
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [dispatch, requestId, query, signInCount])

  return { sums, books }
}
