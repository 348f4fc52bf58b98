import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** Whether it has been so for a moment: what passes sooner is not worth showing. */
export function useDelayedFlag(isSo: boolean): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasted(true), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo])
  return isSo && hasLasted
}
