import { X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Nav } from 'reactstrap'
import { Brand } from '@/@core/components/Brand'
import { IconButton } from '@/@core/components/IconButton'
import type { MenuGroup } from './menu'
import { MenuLink } from './MenuLink'
import type { MenuState } from './useMenuState'

interface AppMenuProps {
  groups: readonly MenuGroup[]
  homePath: string
  state: MenuState
  onApproach: ((address: string) => void) | undefined
  /** At its foot: what a navbar that is hidden or short of room does not hold. */
  foot: ReactNode
}

/** The vertical menu: beside the content on a wide screen, a drawer over it on a narrow one. */
export function AppMenu({ groups, homePath, state, onApproach, foot }: AppMenuProps) {
  const { t } = useTranslation('layout')
  const menu = useRef<HTMLElement>(null)
  const { isDrawerOpen, closeDrawer, shown } = state
  const isCollapsed = shown === 'collapsed'
  const isAway = shown === 'hidden' || (shown === 'drawer' && !isDrawerOpen)

  // Into the drawer when it opens, and back to whatever opened it when it closes.
  useEffect(() => {
    if (!isDrawerOpen) return undefined
    const opener = document.activeElement
    menu.current?.querySelector('a')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isDrawerOpen])

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') closeDrawer()
  }

  return (
    <>
      {isDrawerOpen && <div className="menu-scrim" aria-hidden onClick={closeDrawer} />}
      {/* The keys are for the drawer: Escape from anywhere inside closes it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        ref={menu}
        className={`app-menu${isDrawerOpen ? ' is-open' : ''}`}
        aria-label={t('nav.main')}
        inert={isAway}
        onKeyDown={closeOnEscape}
      >
        <div className="menu-head">
          <Brand to={homePath} />
          {isDrawerOpen && <IconButton icon={X} label={t('nav.close')} onClick={closeDrawer} />}
        </div>
        <div className="menu-groups">
          {groups.map((group) => (
            <div key={group.id} className="menu-group">
              <h2 className="menu-heading" id={`menu-${group.id}`}>
                {group.title}
              </h2>
              {group.renderItems?.({ headingId: `menu-${group.id}`, isCollapsed, onExpand: state.toggle }) ?? (
                <Nav vertical aria-labelledby={`menu-${group.id}`}>
                  {group.items.map((item) => (
                    <MenuLink key={item.id} item={item} isCollapsed={isCollapsed} onApproach={onApproach} />
                  ))}
                </Nav>
              )}
            </div>
          ))}
        </div>
        {foot}
      </nav>
    </>
  )
}
