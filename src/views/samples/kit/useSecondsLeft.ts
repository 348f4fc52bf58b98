import { useEffect, useState } from 'react'

/** Whole seconds until the instant (in milliseconds), counted down to 0. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil((until - now) / 1000))
}
