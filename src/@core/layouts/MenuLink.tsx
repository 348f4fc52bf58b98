import { NavLink } from 'react-router-dom'
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
    <NavLink className="menu-link" to={path} end={path === '/'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className="menu-link-text">{title}</span>
    </NavLink>
  )
  return (
    <li>
      {isCollapsed ? (
        <Tooltip text={title} side="beside">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}
