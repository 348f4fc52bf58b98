import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { useIsReturn } from './KeptScreens'

/** How far each step of the history was scrolled when it was left, in px, by the key of its location; and each path. */
const positions = new Map<string, number>()

export function rememberScroll({ key, pathname }: Location): void {
  positions.set(key, window.scrollY)
  positions.set(pathname, window.scrollY)
}

/** What loads later than this finds the person elsewhere on the page. */
const WAIT_MS = 3_000

/**
 * Scrolls to `top`, again and again while the page still grows, unless the person scrolls before: what loads above the window moves the
 * page under it (scroll anchoring), and the place was one of a page that had all. Returns the way to stop.
 */
function keepScrolledTo(top: number): () => void {
  const stop = new AbortController()
  const observer = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }))
  // Calls back once to begin with.
  observer.observe(document.body)
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  const timer = setTimeout(() => stop.abort(), WAIT_MS)
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return () => stop.abort()
}

/**
 * Scrolls a screen to where it was left: after Back and Forward, and where it was kept (KeptScreens.tsx). The browser's own restoring
 * comes before the screen is there. Others begin at their heading, which takes the focus.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation()
  const isHistoryStep = useNavigationType() === NavigationType.Pop
  const isReturn = useIsReturn()
  useLayoutEffect(() => {
    const top = (isHistoryStep ? positions.get(key) : undefined) ?? (isReturn ? positions.get(pathname) : undefined)
    return top === undefined ? undefined : keepScrolledTo(top)
    // Once for each step: a filter that changes the query is a step too, and none to scroll for unless it is one in the history.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHistoryStep ? key : pathname])
}
