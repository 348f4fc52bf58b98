import { useCallback, useState } from 'react'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import type { LayoutSettings } from '@/configs/themeConfig'

export interface MenuState {
  /** What stands beside the content. On a narrow screen the menu is a drawer, and nothing stands there. */
  shown: 'full' | 'collapsed' | 'hidden' | 'drawer'
  isDrawerOpen: boolean
  /** Opens or closes the drawer, collapses or expands the menu, or brings a hidden one back. */
  toggle: () => void
  closeDrawer: () => void
}

const NARROW = '(max-width: 1023.98px)'

export function useMenuState(
  { isMenuHidden, isMenuCollapsed }: LayoutSettings,
  onChange: (change: Partial<LayoutSettings>) => void,
): MenuState {
  const isNarrow = useMediaQuery(NARROW)
  const [isOpen, setIsOpen] = useState(false)
  const isDrawerOpen = isNarrow && isOpen
  const beside = isMenuCollapsed ? 'collapsed' : 'full'
  const shownWide = isMenuHidden ? 'hidden' : beside

  function toggle(): void {
    if (isNarrow) setIsOpen(!isOpen)
    else if (isMenuHidden) onChange({ isMenuHidden: false })
    else onChange({ isMenuCollapsed: !isMenuCollapsed })
  }

  const closeDrawer = useCallback(() => setIsOpen(false), [])
  return { shown: isNarrow ? 'drawer' : shownWide, isDrawerOpen, toggle, closeDrawer }
}
