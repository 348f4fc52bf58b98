import type { ReactNode } from 'react'
import type { LayoutSettings } from '@/configs/themeConfig'
import { MenuToggle } from './MenuToggle'
import type { MenuState } from './useMenuState'

interface AppNavbarProps {
  color: LayoutSettings['navbarColor']
  state: MenuState
  start: ReactNode
  end: ReactNode
}

/** A bar that keeps its colour in both skins brings the skin that its colour belongs to. */
const themeOf = { white: undefined, ink: 'dark', burgundy: 'dark' } as const

export function AppNavbar({ color, state, start, end }: AppNavbarProps) {
  return (
    <header className="shell-navbar">
      <div className={`navbar-bar is-${color}`} data-bs-theme={themeOf[color]}>
        <MenuToggle state={state} />
        <div className="navbar-start">{start}</div>
        {end}
      </div>
    </header>
  )
}
