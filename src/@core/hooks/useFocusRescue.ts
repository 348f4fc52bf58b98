import { shownElement } from '@/@core/components/shownElement'
import { useEffect, useRef } from 'react'

/** Brings the focus to the screen's heading where the button that had it went with the last change of `shown`; what comes first takes nothing away. */
export function useFocusRescue(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    const { current } = before
    before.current = shown
    if (current === shown || current === null || current === undefined) return
    if (document.activeElement === document.body) shownElement('h1')?.focus()
  }, [shown])
}
