import { createContext, use, type ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Navigation } from '@/@core/hooks/shownNavigation'

interface NavigationState {
  /** What was asked for last. */
  asked: Navigation
  /** The screen that is shown is still the one before. */
  isPending: boolean
}

/** Null outside an AppRouter. */
export const NavigationStateContext = createContext<NavigationState | null>(null)

/** The links in it mark the place that was asked for as the current one, while its screen is still on its way. */
export function ByAskedLocation({ children }: { children: ReactNode }) {
  const shown = use(LocationContext)
  const asked = use(NavigationStateContext)?.asked
  return <LocationContext value={asked ?? shown}>{children}</LocationContext>
}

export function useIsNavigating(): boolean {
  return use(NavigationStateContext)?.isPending ?? false
}
