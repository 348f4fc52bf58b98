import { useEffect, useRef } from 'react'
import { selectChangeCount } from '@/redux/calendar'
import { useAppSelector } from '@/redux/hooks'

/** Calls `reload` after each change that this client makes to the calendar, also by the Undo in a toast of an earlier screen. */
export function useReloadOnChange(reload: () => void): void {
  const changes = useAppSelector(selectChangeCount)
  const seen = useRef(changes)

  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    reload()
  }, [changes, reload])
}
