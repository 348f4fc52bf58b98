import type { EventRecord } from '@contract/analytics'
import type { CalendarEvent } from '@contract/calendar'
import { useAppAbility } from '@/auth/Can'
import { findRecord } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'

/** Read anew with each version of the event: a correction of the report is one. */
async function findOutcome(key: string): Promise<EventRecord | null> {
  const [id = ''] = key.split('@')
  return id === '' ? null : findRecord(id)
}

/** How a finished event went, for who may read it. `isKnown` once it is there, or known not to be. */
export function useEventRecord({ id, version, extendedProps }: CalendarEvent): {
  record: EventRecord | undefined
  isKnown: boolean
} {
  const canRead = useAppAbility().can('read', 'Analytics')
  const isWanted = canRead && extendedProps.status === 'finished'
  const { answer, failure } = useQuery(findOutcome, isWanted ? `${id}@${version}` : '')
  return { record: answer ?? undefined, isKnown: !isWanted || answer !== null || failure !== null }
}
