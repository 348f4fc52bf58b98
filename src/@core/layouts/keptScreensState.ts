import type { Navigation } from '@/@core/hooks/shownNavigation'

/** A screen that stays mounted while another one is shown. */
interface KeptScreen {
  path: string
  /** Its address; the same object for as long as the address is the same. */
  navigation: Navigation
  /** The step of `KeptScreens` at which it was last shown, or rendered ahead. */
  step: number
  /** False while it is only rendered ahead. */
  wasShown: boolean
}

export interface KeptScreens {
  /** In the order in which they were first rendered. */
  screens: readonly KeptScreen[]
  /** The latest navigation, to a kept screen or not. */
  shown: Navigation | null
  /** The screen that is shown was shown before and kept since. */
  isReturn: boolean
  step: number
}

export const noKeptScreens: KeptScreens = { screens: [], shown: null, isReturn: false, step: 0 }

function isSameAddress({ location: one }: Navigation, { location: other }: Navigation): boolean {
  return (
    one.pathname === other.pathname &&
    one.search === other.search &&
    one.hash === other.hash &&
    one.state === other.state
  )
}

/** Without those that were left longest ago, the one at `path` not among them. */
function withinLimit(screens: readonly KeptScreen[], path: string, limit: number): readonly KeptScreen[] {
  const oldest = screens.filter((screen) => screen.path !== path).toSorted((a, b) => a.step - b.step)
  const dropped = new Set(oldest.slice(0, Math.max(0, screens.length - limit)))
  return dropped.size === 0 ? screens : screens.filter((screen) => !dropped.has(screen))
}

/** The screens that `paths` still contains: a person who lost the right to one must not find it in the page. */
export function keepAllowed(kept: KeptScreens, paths: readonly string[]): KeptScreens {
  const screens = kept.screens.filter(({ path }) => paths.includes(path))
  return screens.length === kept.screens.length ? kept : { ...kept, screens }
}

/** After a navigation. A screen that is not among `paths` is shown, but not kept. Returns `kept` itself if `shown` is the latest one. */
export function keepShown(kept: KeptScreens, shown: Navigation, paths: readonly string[], limit: number): KeptScreens {
  if (kept.shown === shown) return kept
  const path = shown.location.pathname
  const isSameScreen = kept.shown?.location.pathname === path
  const step = kept.step + 1
  const known = kept.screens.find((screen) => screen.path === path)
  const isReturn = isSameScreen ? kept.isReturn : known?.wasShown === true
  if (!paths.includes(path)) return { ...kept, shown, isReturn: false, step }
  const navigation = known && isSameAddress(known.navigation, shown) ? known.navigation : shown
  const screen: KeptScreen = { path, navigation, step, wasShown: true }
  const screens = known ? kept.screens.map((one) => (one === known ? screen : one)) : [...kept.screens, screen]
  return { screens: withinLimit(screens, path, limit), shown, isReturn, step }
}

/** Adds the screen at `path` before it is shown; nothing changes if it is there already, or may not be kept. */
export function keepAhead(kept: KeptScreens, ahead: Navigation, paths: readonly string[], limit: number): KeptScreens {
  const path = ahead.location.pathname
  const isKnown = kept.screens.some((screen) => screen.path === path)
  if (isKnown || !paths.includes(path) || kept.shown?.location.pathname === path) return kept
  const step = kept.step + 1
  const screens = [...kept.screens, { path, navigation: ahead, step, wasShown: false }]
  return { ...kept, screens: withinLimit(screens, path, limit), step }
}
