import { NavLink as RouterNavLink } from 'react-router-dom'
import { NavItem, NavLink } from 'reactstrap'
import { Tooltip } from '@/@core/components/Tooltip'
import type { MenuItem } from './menu'

interface MenuLinkProps {
  item: MenuItem
  isCollapsed: boolean
}

/** react-router marks the link of the current screen with aria-current. */
export function MenuLink({ item, isCollapsed }: MenuLinkProps) {
  const { icon: Icon, path, title } = item
  const link = (
    <NavLink tag={RouterNavLink} className="menu-link" to={path} end={path === '/'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
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
