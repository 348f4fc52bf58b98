import { useEffect, useRef, type MouseEvent } from 'react'
import { NavLink as RouterNavLink, useLocation } from 'react-router-dom'
import { NavItem, NavLink } from 'reactstrap'
import { Tooltip } from '@/@core/components/Tooltip'
import { beforeNextPaint } from '@/@core/hooks/beforeNextPaint'
import { useKeptAddress } from './KeptScreens'
import type { MenuTarget } from './menu'

interface MenuLinkProps {
  item: MenuTarget
  isCollapsed: boolean
  /** The person seems about to open it, or opens it. */
  onApproach?: ((address: string) => void) | undefined
}

/** Whoever moves over the menu on the way elsewhere is past a link sooner. */
const APPROACH_MS = 65

/** A link that is scrolled to is not at the very edge. */
const EDGE_PX = 48

/**
 * Scrolls the menu so far that the link is in sight. By hand: after `scrollIntoView` the browser goes on from there with Tab, and not from
 * the top of the page.
 */
function revealInMenu(link: HTMLElement): void {
  const menu = link.closest('.menu-groups')
  if (!menu) return
  const [seen, { top, bottom }] = [menu.getBoundingClientRect(), link.getBoundingClientRect()]
  if (bottom > seen.bottom) menu.scrollTop += bottom - seen.bottom + EDGE_PX
  else if (top < seen.top) menu.scrollTop -= seen.top - top + EDGE_PX
}

/** react-router marks the link of the current screen with aria-current. */
export function MenuLink({ item, isCollapsed, onApproach }: MenuLinkProps) {
  const { icon: Icon, path, title } = item
  const address = useKeptAddress(path)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  const approach = () => {
    leave()
    timer.current = setTimeout(() => onApproach?.(address), APPROACH_MS)
  }
  // The screen asks for itself once it is drawn: by then the answer can be here.
  const open = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    leave()
    if (!ctrlKey && !metaKey && !shiftKey) onApproach?.(address)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  // A screen that was opened by its address, or from the search, can have its link far down.
  const { pathname } = useLocation()
  const isCurrent = pathname === path
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isCurrent) return undefined
    return beforeNextPaint(() => anchor.current && revealInMenu(anchor.current))
  }, [isCurrent])

  const link = (
    <NavLink
      tag={RouterNavLink}
      innerRef={anchor}
      className="menu-link"
      to={address}
      end={path === '/'}
      onPointerEnter={approach}
      onPointerLeave={leave}
      onFocus={approach}
      onBlur={leave}
      onClick={open}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
      <span className="menu-link-text">{title}</span>
    </NavLink>
  )
  return (
    <NavItem>
      {isCollapsed ? (
        <Tooltip text={title} side="beside">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </NavItem>
  )
}
