import { useCallback, useMemo } from 'react'
import { fetchClosings } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

interface ClosedMonths {
  /** Whether the month of a date `YYYY-MM-DD` is closed. Until it is known none is: the server has the last word. */
  isClosed: (date: string) => boolean
  /** Asked and answered, or failed. */
  isSettled: boolean
  reload: () => void
}

export function useClosedMonths(): ClosedMonths {
  const { answer, failure, reload } = useQuery(fetchClosings, undefined)
  const closed = useMemo(() => new Set(answer?.closedMonths), [answer])
  const isClosed = useCallback((date: string) => closed.has(date.slice(0, 7)), [closed])
  return { isClosed, isSettled: answer !== null || failure !== null, reload }
}
