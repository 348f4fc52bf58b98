import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Moves the focus to the heading when a navigation inside the app brings a new path, so that a screen reader says
 * where one is and Tab goes on from there. Not on the first load (the browser's own start is right there), and not when
 * only the query changes: that is a filter, and whoever is typing in it keeps the focus.
 */
export function useFocusHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstLoad = key === 'default'
  const navigation = useNavigationType()
  const isBack = navigation === NavigationType.Pop

  useEffect(() => {
    if (!isFirstLoad) heading.current?.focus({ preventScroll: isBack })
    // A heading mounts with its page: once per page is what is wanted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return heading
}
