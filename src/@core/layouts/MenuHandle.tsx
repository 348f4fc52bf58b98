import { MenuToggle } from './MenuToggle'
import type { MenuState } from './useMenuState'

interface MenuHandleProps {
  state: MenuState
}

/** Without a navbar this is the way to a menu that is out of sight. */
export function MenuHandle({ state }: MenuHandleProps) {
  if (state.shown === 'full' || state.shown === 'collapsed') return null
  return (
    <div className="menu-handle">
      <MenuToggle state={state} />
    </div>
  )
}
