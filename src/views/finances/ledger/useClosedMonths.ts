import { useCallback } from 'react'
import { CalendarDate } from '@contract/primitives'
import { fetchClosings } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

interface ClosedMonths {
  /** Whether the month of a date `YYYY-MM-DD` is closed, itself or because a later month is. False until loaded; the server decides. */
  isClosed: (date: string) => boolean
  /** Loaded, or loading failed. */
  isSettled: boolean
  reload: () => void
}

/** The same if the last closed month is known. */
export function useIsClosed(lastClosed = ''): ClosedMonths['isClosed'] {
  return useCallback(
    // A form may contain an invalid date, which belongs to no month.
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
