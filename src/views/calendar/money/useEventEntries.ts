import { useMemo } from 'react'
import type { Finance } from '@contract/finances'
import type { Failure } from '@/api/failure'
import { selectFinances } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

export interface EventEntriesQuery {
  /** Null before the first answer. */
  entries: Finance[] | null
  failure: Failure | null
  isLoading: boolean
  reload: () => void
}

/** All entries that name the event, paid and pending. */
export function useEventEntries(eventId: string): EventEntriesQuery {
  const selection = useMemo(() => ({ eventId }), [eventId])
  const { answer, failure, isLoading, reload } = useQuery(selectFinances, selection)
  return { entries: answer, failure, isLoading, reload }
}
