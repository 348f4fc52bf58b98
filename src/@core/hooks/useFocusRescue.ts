import { useEffect, useRef } from 'react'

/** Brings the focus to the screen's heading where the button that had it went with the last change of `shown`. */
export function useFocusRescue(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
  }, [shown])
}
