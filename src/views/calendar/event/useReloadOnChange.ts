import { useEffect, useRef } from 'react'
import { selectChangeCount } from '@/redux/calendar'
import { useAppSelector } from '@/redux/hooks'

/** Calls `reload` after each change of the calendar from here: also after the Undo that a screen of before has offered. */
export function useReloadOnChange(reload: () => void): void {
  const changes = useAppSelector(selectChangeCount)
  const seen = useRef(changes)

  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    reload()
  }, [changes, reload])
}
