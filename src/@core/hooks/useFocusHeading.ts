import { use, useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ShownNavigationContext } from './shownNavigation'

/**
 * Moves the focus to the heading when a navigation inside the app brings a new path, so that a screen reader says
 * where one is and Tab goes on from there. Not on the first load (the browser's own start is right there), and not when
 * only the query changes: that is a filter, and whoever is typing in it keeps the focus. A screen that was kept is shown where it had
 * been scrolled to: then the focus does not scroll.
 */
export function useFocusHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = use(ShownNavigationContext)
  const { key } = useLocation()
  const navigation = useNavigationType()
  const wasShown = useRef(false)

  useEffect(() => {
    const isFirstLoad = (shown?.current.location.key ?? key) === 'default'
    const isBack = (shown?.current.navigationType ?? navigation) === NavigationType.Pop
    if (!isFirstLoad) heading.current?.focus({ preventScroll: isBack || wasShown.current })
    wasShown.current = true
    // A heading mounts with its page, and React repeats its effects when a kept page is shown again: once per visit is what is wanted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return heading
}
