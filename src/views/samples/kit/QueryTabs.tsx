import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Nav, NavItem, NavLink } from 'reactstrap'
import '@/@core/layouts/tabBar.scss'
import './queryTabs.scss'

interface QueryTab {
  id: string
  label: string
  icon: ReactNode
  /** The address's query. */
  to: string
  isCurrent: boolean
}

/** The parts of one sample screen as tabs, each with an address of its own; they look like those of an area. */
export function QueryTabs({ label, tabs }: { label: string; tabs: readonly QueryTab[] }) {
  const bar = useRef<HTMLElement>(null)

  // On a narrow screen the tabs scroll, and the one that one is on may lie outside. Only they are moved: `scrollIntoView` would
  // take the page along where they stand further down.
  useEffect(() => {
    const box = bar.current?.getBoundingClientRect()
    const current = bar.current?.querySelector('.active')?.getBoundingClientRect()
    if (box && current) bar.current?.scrollBy(current.x + current.width / 2 - box.x - box.width / 2, 0)
  }, [])

  return (
    <nav ref={bar} className="tab-bar query-tabs" aria-label={label}>
      <Nav tabs>
        {tabs.map((tab) => (
          <NavItem key={tab.id}>
            <NavLink tag={Link} to={tab.to} active={tab.isCurrent} aria-current={tab.isCurrent ? 'true' : undefined}>
              {tab.icon}
              {tab.label}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  )
}
