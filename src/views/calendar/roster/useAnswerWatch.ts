import { useEffect } from 'react'
import { isRosterOutdated, rereadRoster } from '@/redux/calendar/roster'
import { useAppDispatch } from '@/redux/hooks'

const EVERY_MS = 60_000

/**
 * Reads the roster again once somebody has answered: looks when the page gets the focus, and every minute while it is seen. A look that
 * fails is not told: the next one comes soon. Without a mark nothing is looked for.
 */
export function useAnswerWatch(eventId: string, mark: string | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (mark === undefined) return undefined
    const known = mark
    let isLooking = false

    async function look(): Promise<void> {
      if (isLooking || document.hidden) return
      isLooking = true
      const isOutdated = await isRosterOutdated(eventId, known).catch(() => false)
      if (isOutdated) await dispatch(rereadRoster(eventId))
      isLooking = false
    }

    const lookNow = () => void look()
    const timer = setInterval(lookNow, EVERY_MS)
    window.addEventListener('focus', lookNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', lookNow)
    }
  }, [dispatch, eventId, mark])
}
