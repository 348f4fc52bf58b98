import { useEffect, useRef } from 'react'
import { NavLink as RouterNavLink } from 'react-router-dom'
import { Nav, NavItem, NavLink } from 'reactstrap'
import { beforeNextPaint } from '@/@core/hooks/beforeNextPaint'
import { ByAskedLocation } from './navigationState'
import './tabBar.scss'

interface TabBarProps {
  /** For screen readers. */
  label: string
  /** `isExact`: it is not the current one at the addresses below its path. */
  tabs: readonly { path: string; label: string; isExact?: boolean }[]
}

/** The screens of one area, as tabs: above the title, so that neither moves when one changes to a screen that says or offers more. */
export function TabBar({ label, tabs }: TabBarProps) {
  const bar = useRef<HTMLElement>(null)

  // On a narrow screen the tabs scroll, and the one that one is on may lie outside. Not by `scrollIntoView`, which scrolls the page as
  // well: a kept screen that is shown again is where the person had scrolled to.
  useEffect(
    () =>
      beforeNextPaint(() => {
        const tab = bar.current?.querySelector('.active')
        if (!bar.current || !tab) return
        const [around, active] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()]
        bar.current.scrollLeft += active.left + active.width / 2 - around.left - around.width / 2
      }),
    [],
  )

  return (
    <nav ref={bar} className="tab-bar no-print" aria-label={label}>
      <ByAskedLocation>
        <Nav tabs>
          {tabs.map((tab) => (
            <NavItem key={tab.path}>
              <NavLink tag={RouterNavLink} to={tab.path} end={tab.isExact}>
                {tab.label}
              </NavLink>
            </NavItem>
          ))}
        </Nav>
      </ByAskedLocation>
    </nav>
  )
}
