import { useEffect, useState } from 'react'
import { readSetupStatus, type SetupStatus } from './readSetupStatus'

/** What this installation offers to whoever is not signed in; null until it is known. */
export function useSetupStatus(): SetupStatus | null {
  const [start, setStart] = useState<SetupStatus | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readSetupStatus().then((known) => isCurrent && setStart(known))
    return () => {
      isCurrent = false
    }
  }, [])
  return start
}
