import {
  Activity,
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  NavigationType,
} from 'react-router-dom'
import { MountedPathsContext } from '@/@core/hooks/shownNavigation'
import { ErrorBoundary } from '@/@core/components/feedback/ErrorBoundary'
import { keepAhead, keepAllowed, keepShown, noKeptScreens, type KeptScreens as Kept } from './keptScreensState'

const KeptScreensContext = createContext<Kept>(noKeptScreens)
const RenderAheadContext = createContext<(path: string) => void>(() => undefined)

/** Browsers that tell have at most this much memory, in GB, where two screens have to do. */
const SMALL_MEMORY_GB = 2
const KEPT_MAX = 5
const KEPT_MAX_SMALL = 2

function keptMax(): number {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return typeof memory === 'number' && memory <= SMALL_MEMORY_GB ? KEPT_MAX_SMALL : KEPT_MAX
}

interface KeptScreensProviderProps {
  /** Of the screens that may be kept; keep the array between renders. */
  paths: readonly string[]
  children: ReactNode
}

/** Decides which screens stay mounted: for `KeptScreens`, which renders them, and for the menu, which leads back to them. */
export function KeptScreensProvider({ paths, children }: KeptScreensProviderProps) {
  const shown = use(LocationContext)
  const [limit] = useState(keptMax)
  const [kept, setKept] = useState(noKeptScreens)
  const now = keepShown(keepAllowed(kept, paths), shown, paths, limit)
  if (now !== kept) setKept(now)

  const mountedPathsRef = use(MountedPathsContext)
  useLayoutEffect(() => {
    if (mountedPathsRef === null) return undefined
    mountedPathsRef.current = now.screens.filter(({ wasShown }) => wasShown).map(({ path }) => path)
    return () => {
      mountedPathsRef.current = []
    }
  }, [mountedPathsRef, now.screens])

  const renderAhead = useCallback(
    (path: string) => {
      const location = { pathname: path, search: '', hash: '', state: null, key: path }
      const ahead = { location, navigationType: NavigationType.Push }
      startTransition(() => setKept((current) => keepAhead(current, ahead, paths, limit)))
    },
    [paths, limit],
  )
  return (
    <RenderAheadContext value={renderAhead}>
      <KeptScreensContext value={now}>{children}</KeptScreensContext>
    </RenderAheadContext>
  )
}

/** Renders the screen at a path of the menu, hidden, before it is opened. */
export function useRenderAhead(): (path: string) => void {
  return use(RenderAheadContext)
}

/** The address that leads to a screen as the person left it; its path alone where it is not kept, or is the one that is shown. */
export function useKeptAddress(path: string): string {
  const { screens, shown } = use(KeptScreensContext)
  const kept = screens.find((screen) => screen.path === path && screen.path !== shown?.location.pathname)
  return kept ? `${path}${kept.navigation.location.search}` : path
}

/** Whether the screen that is shown was kept since it was shown before. */
export function useIsReturn(): boolean {
  return use(KeptScreensContext).isReturn
}

/** No route above: react-router makes a new value for those at each navigation, which would render all hidden links again. */
const noRoute = { outlet: null, matches: [], isDataRoute: false }

/**
 * The screens of `children` (a `Routes`; keep the element): the one at the address, and hidden in an `Activity` those that are kept.
 * Each has an address of its own, which stands still while it is hidden, so that a navigation renders nothing of it.
 */
export function KeptScreens({ children }: { children: ReactNode }) {
  const { screens, shown } = use(KeptScreensContext)
  const path = shown?.location.pathname
  return (
    <>
      {screens.every((screen) => screen.path !== path) && children}
      {/* Always in the same order: what is moved in the page loses how far its parts were scrolled. */}
      {screens.map((screen) => (
        <Activity key={screen.path} mode={screen.path === path ? 'visible' : 'hidden'}>
          <RouteContext value={noRoute}>
            <LocationContext value={screen.navigation}>
              {/* A screen that broke gets another chance each time it is opened. */}
              <ErrorBoundary resetKey={String(screen.step)}>{children}</ErrorBoundary>
            </LocationContext>
          </RouteContext>
        </Activity>
      ))}
    </>
  )
}
