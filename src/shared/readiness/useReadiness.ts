import { useEffect, useState } from 'react'
import type { Readiness } from '@contract/calendar/readiness'
import { useAppAbility } from '@/auth/Can'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchReadiness, selectReadiness } from '@/redux/calendar/readiness'

interface ReadinessByEvent {
  /** By the event's id; empty for people who do not manage events. */
  readinessByEvent: Record<string, Readiness>
  /** Whether readiness was loaded or refused, or this person may not load it. */
  isKnown: boolean
}

/**
 * The readiness of the events of a span. Loaded after `events`, which it never delays, and again whenever `events` are reloaded: a
 * changed event can have another readiness.
 */
export function useReadiness(events: readonly unknown[] | undefined, start?: string, end?: string): ReadinessByEvent {
  const dispatch = useAppDispatch()
  const canAsk = useAppAbility().can('manage', 'Event')
  const [hasAnswer, setHasAnswer] = useState(false)
  useEffect(() => {
    if (!canAsk || !events || events.length === 0) return undefined
    let isNewest = true
    const span = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
    void dispatch(fetchReadiness(span)).then(() => isNewest && setHasAnswer(true))
    return () => {
      isNewest = false
    }
  }, [dispatch, canAsk, events, start, end])
  return { readinessByEvent: useAppSelector(selectReadiness), isKnown: !canAsk || hasAnswer }
}
