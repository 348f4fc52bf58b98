import { useCallback } from 'react'
import { CalendarDate } from '@contract/primitives'
import { fetchClosings } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

interface ClosedMonths {
  /**
   * Whether the month of a date `YYYY-MM-DD` is closed, by itself or as it lies before the last closed one. Until it is known none
   * is: the server has the last word.
   */
  isClosed: (date: string) => boolean
  /** Asked and answered, or failed. */
  isSettled: boolean
  reload: () => void
}

/** The same where the last closed month is known. */
export function useIsClosed(lastClosed = ''): ClosedMonths['isClosed'] {
  return useCallback(
    // What a form holds may be no date yet, and then is of no month.
    (date: string) => CalendarDate.safeParse(date).success && date.slice(0, 7) <= lastClosed,
    [lastClosed],
  )
}

export function useClosedMonths(): ClosedMonths {
  const { answer, failure, reload } = useQuery(fetchClosings, undefined)
  // Newest first.
  const isClosed = useIsClosed(answer?.closedMonths[0])
  return { isClosed, isSettled: answer !== null || failure !== null, reload }
}
