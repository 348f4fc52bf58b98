import { useEffect, useState } from 'react'
import { afterPress } from '@/configs/afterPress'
import { fetchEventsBetween } from '@/redux/calendar'
import { findOverlaps, type Overlaps } from './overlaps'
import { addDays } from '@contract/days'
import { firstDayOf, lastDayOf, type EventTimes } from '@/views/calendar/time/eventDays'

/** Debounce: long enough that typing a time makes one request. */
const WAIT_MS = 350

/**
 * Events that overlap these times; null before the first answer and where the request failed, which saving would report too.
 * While the times change, the previous answer stays, so that the layout below does not jump.
 */
export function useOverlaps(times: readonly EventTimes[], ownId: string, zone: string): Overlaps | null {
  const [found, setFound] = useState<Overlaps | null>(null)

  useEffect(() => {
    const [first, last] = [times[0], times.at(-1)]
    if (!first || !last) return undefined
    let isCurrent = true
    const ask = async () => {
      const span = { start: firstDayOf(first, zone), end: addDays(lastDayOf(last, zone), 1) }
      const events = await fetchEventsBetween(span).catch(() => null)
      afterPress(() => {
        if (isCurrent) setFound(events && findOverlaps(times, events, ownId, zone))
      })
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [times, ownId, zone])

  return times.length === 0 ? null : found
}
