import { useEffect, useState } from 'react'
import { fetchEventsBetween } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { findClashes, type Clashes } from './clashes'
import { addDays } from './days'
import { firstDayOf, lastDayOf, type EventTimes } from './eventDays'

/** Long enough that typing a time asks once. */
const WAIT_MS = 350

/** What else there is at these times; null while that is not known. Where it fails, the save will say what is wrong. */
export function useClashes(times: readonly EventTimes[], ownId: string, zone: string): Clashes | null {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<{ times: readonly EventTimes[]; clashes: Clashes } | null>(null)

  useEffect(() => {
    const [first, last] = [times[0], times.at(-1)]
    if (!first || !last) return undefined
    let isCurrent = true
    const ask = async () => {
      const span = { start: firstDayOf(first, zone), end: addDays(lastDayOf(last, zone), 1) }
      const outcome = await dispatch(fetchEventsBetween(span))
      if (!isCurrent || !fetchEventsBetween.fulfilled.match(outcome)) return
      setFound({ times, clashes: findClashes(times, outcome.payload, ownId, zone) })
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [dispatch, times, ownId, zone])

  return found?.times === times ? found.clashes : null
}
