import { useEffect, useRef, type RefObject } from 'react'

/** How far below the window it counts as seen already, so that what follows is there before one arrives. */
const AHEAD = '0px 0px 400px'

/** A ref for an element; `onVisible` is called whenever it comes into view. */
export function useOnVisible<Box extends HTMLElement>(onVisible: () => void): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible(), { rootMargin: AHEAD })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [onVisible])
  return box
}
