import { useEffect, useState } from 'react'
import { toWallTime } from '@/i18n/zonedTime'
import { useGroupZone } from './useGroupZone'

const LOOK_MS = 60_000

/** The group's date and time to the minute, `2026-11-24T19:30`; follows the clock while the screen stays open. */
export function useNow(): string {
  const zone = useGroupZone()
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return toWallTime(now, zone)
}
