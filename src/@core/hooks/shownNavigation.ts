import { createContext, type RefObject } from 'react'
import type { Location, NavigationType } from 'react-router-dom'

export interface Navigation {
  location: Location
  navigationType: NavigationType
}

/**
 * The navigation whose screen is shown, for effects: a kept screen that is shown again is not rendered again, and would know only the one
 * before. Null outside an AppRouter.
 */
export const ShownNavigationContext = createContext<RefObject<Navigation> | null>(null)

/** The paths of the screens that are mounted, and were shown before: to show one again nothing has to be fetched. Null outside an AppRouter. */
export const MountedPathsContext = createContext<RefObject<readonly string[]> | null>(null)
