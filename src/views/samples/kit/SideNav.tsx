import type { DragEventHandler, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Nav, NavItem, NavLink } from 'reactstrap'
import './sideNav.scss'

export interface SideNavItem {
  id: string
  label: string
  icon: ReactNode
  /** The address's query. */
  to: string
  isCurrent: boolean
  /** Already formatted, with what it counts for those who cannot see where it stands. */
  count?: { shown: string; said: string; isStrong?: boolean } | undefined
  /** What is dragged can be dropped on it. */
  drop?: DropTarget | undefined
}

export interface DropTarget {
  /** It is being dragged over it just now. */
  isOver: boolean
  onDragOver: DragEventHandler
  onDragLeave: DragEventHandler
  onDrop: DragEventHandler
}

interface SideNavProps {
  label: string
  items: readonly SideNavItem[]
}

/** The folders of a sample app: beside its list, above it on a narrow screen. */
export function SideNav({ label, items }: SideNavProps) {
  return (
    <nav className="side-nav" aria-label={label}>
      <h2>{label}</h2>
      <Nav>
        {items.map((item) => (
          <NavItem key={item.id}>
            <NavLink
              tag={Link}
              className={`side-link${item.drop ? ' is-open' : ''}${item.drop?.isOver ? ' is-over' : ''}`}
              to={item.to}
              aria-current={item.isCurrent ? 'true' : undefined}
              onDragOver={item.drop?.onDragOver}
              onDragLeave={item.drop?.onDragLeave}
              onDrop={item.drop?.onDrop}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.count && (
                <span className={`side-count tabular${item.count.isStrong ? ' is-strong' : ''}`}>
                  <span aria-hidden>{item.count.shown}</span>
                  <span className="visually-hidden">{item.count.said}</span>
                </span>
              )}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  )
}
