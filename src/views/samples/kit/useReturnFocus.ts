import { useLayoutEffect, useRef } from 'react'

/**
 * Back from what was opened in place of its list, or beside it: the focus goes to the link that it was opened by
 * (`data-opens`), else to the first such link.
 */
export function useReturnFocus(opened: string | null): void {
  const last = useRef(opened)
  useLayoutEffect(() => {
    const left = last.current
    last.current = opened
    // Only where it was lost: a folder that was chosen keeps it, the list that still stands there goes.
    if (opened !== null || left === null || document.activeElement !== document.body) return
    const links = [...document.querySelectorAll<HTMLElement>('[data-opens]')]
    const link = links.find((known) => known.dataset['opens'] === left) ?? links[0]
    link?.focus()
  }, [opened])
}
