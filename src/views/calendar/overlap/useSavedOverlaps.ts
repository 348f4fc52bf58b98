import { useCallback } from 'react'
import { fetchEventsBetween } from '@/redux/calendar'
import { addDays } from '@contract/days'
import { firstDayOf, lastDayOf, type EventTimes } from '@/views/calendar/time/eventDays'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { findOverlaps } from './overlaps'
import { useOverlapText } from './useOverlapText'

/** The times of a saved event. */
interface SavedTimes extends EventTimes {
  id: string
  status: string
}

/**
 * Describes events at the same time as the saved ones, for their toast; empty where there are none or the request failed, as
 * the events are saved in any case.
 */
export function useSavedOverlaps(): (saved: readonly SavedTimes[]) => Promise<string> {
  const zone = useGroupZone()
  const { overlapping } = useOverlapText()
  return useCallback(
    async (saved) => {
      const times = saved
        .filter(({ status }) => status !== 'cancelled')
        .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
      const [first, last] = [times[0], times.at(-1)]
      if (!first || !last) return ''
      const span = { start: firstDayOf(first, zone), end: addDays(lastDayOf(last, zone), 1) }
      const events = await fetchEventsBetween(span).catch(() => null)
      if (!events) return ''
      const own = new Set(saved.map(({ id }) => id))
      const others = events.filter(({ id }) => !own.has(id))
      const found = findOverlaps(times, others, '', zone)
      return found.overlapping.length > 0 ? overlapping(found, times.length > 1 ? 'series' : 'event') : ''
    },
    [zone, overlapping],
  )
}
