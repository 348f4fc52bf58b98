import { useCallback, useEffect, useState } from 'react'

const BEAT_MS = 500
/** The samples have answered by then. */
const AWAKE_MS = 6000

/** Beats for some seconds after each `wake`: somebody may be writing, and nothing tells of it. */
export function useHeartbeat(): { beat: number; wake: () => void } {
  const [beat, setBeat] = useState(0)
  const [until, setUntil] = useState(0)

  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => {
      setBeat((count) => count + 1)
      if (Date.now() > until) clearInterval(timer)
    }, BEAT_MS)
    return () => clearInterval(timer)
  }, [until])

  const wake = useCallback(() => setUntil(Date.now() + AWAKE_MS), [])
  return { beat, wake }
}
