import { useRef } from 'react'

/** A press can take its own button away: the focus then goes to what comes in its place, instead of nowhere. */
export function useNextFocus() {
  const isWanted = useRef(false)
  return {
    /** Said with the press. */
    want: () => {
      isWanted.current = true
    },
    /** The `ref` of what may come. */
    take: (element: HTMLElement | null) => {
      if (!isWanted.current || element === null) return
      isWanted.current = false
      element.focus()
    },
  }
}
