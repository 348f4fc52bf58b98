import { useEffect, useState } from 'react'
import { readStart, type Start } from './readSetupStatus'

/** What this installation offers to whoever is not signed in; null until it is known. */
export function useStart(): Start | null {
  const [start, setStart] = useState<Start | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readStart().then((known) => isCurrent && setStart(known))
    return () => {
      isCurrent = false
    }
  }, [])
  return start
}
