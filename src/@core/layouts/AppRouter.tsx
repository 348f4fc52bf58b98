import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { useDelayedFlag } from '@/@core/hooks/useDelayedFlag'
import { MountedPathsContext, ShownNavigationContext, type Navigation } from '@/@core/hooks/shownNavigation'
import { NavigationStateContext } from './navigationState'
import { rememberScroll } from './scrollPositions'

/**
 * BrowserRouter, and what is on its way. The screen before stays while the code of the next one is fetched, so that nothing
 * flashes; the place that was asked for is known at once (navigationState.tsx). What takes longer than a moment is shown
 * without being waited for: the nearest Suspense then stands in for it. Another query of the same path is the same screen: nothing of
 * it is fetched, and it is drawn with the press; so is a screen that was kept.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [asked, setAsked] = useState<Navigation>({ location: history.location, navigationType: history.action })
  const [isMounted, setIsMounted] = useState(false)
  const mountedPathsRef = useRef<readonly string[]>([])
  const shownRef = useRef(asked)
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        rememberScroll(shownRef.current.location)
        setAsked({ location, navigationType: action })
        setIsMounted(mountedPathsRef.current.includes(location.pathname))
      }),
    [history],
  )
  const ready = useDeferredValue(asked)
  const isSameScreen = asked.location.pathname === ready.location.pathname
  // The newest query of the screen that is ready: what is deferred may still be an older one, to which the screen must not go back while
  // the next one is on its way.
  const [newest, setNewest] = useState(asked)
  if (isSameScreen && newest !== asked) setNewest(asked)
  const isLate = useDelayedFlag(asked !== ready)
  const before = newest.location.pathname === ready.location.pathname ? newest : ready
  const shown = isLate || isSameScreen || isMounted ? asked : before

  useLayoutEffect(() => {
    shownRef.current = shown
  }, [shown])

  const isPending = asked !== shown
  const state = useMemo(() => ({ asked, isPending }), [asked, isPending])

  return (
    <NavigationStateContext value={state}>
      <ShownNavigationContext value={shownRef}>
        <MountedPathsContext value={mountedPathsRef}>
          <Router location={shown.location} navigationType={shown.navigationType} navigator={history}>
            {children}
          </Router>
        </MountedPathsContext>
      </ShownNavigationContext>
    </NavigationStateContext>
  )
}
