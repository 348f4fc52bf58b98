import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink as RouterNavLink } from 'react-router-dom'
import { Nav, NavItem, NavLink } from 'reactstrap'
import { ByAskedLocation } from '@/@core/layouts/navigationState'
import { paths } from '@/configs/paths'
import './financeTabs.scss'

const tabs = [
  { id: 'balance', path: paths.finances, isExact: true },
  { id: 'entries', path: paths.financeEntries, isExact: false },
  { id: 'debtors', path: paths.debtors, isExact: false },
  { id: 'months', path: paths.financeMonths, isExact: false },
  { id: 'report', path: paths.financeReport, isExact: false },
] as const

/** The treasurer's screens, as tabs. */
export function FinanceTabs() {
  const { t } = useTranslation('finances')
  const bar = useRef<HTMLElement>(null)

  // On a narrow screen the tabs scroll, and the one that one is on may lie outside.
  // In braces: browsers have begun to answer a promise here, which React would take for what to do at the end.
  useEffect(() => {
    bar.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])

  return (
    <nav ref={bar} className="finance-tabs no-print" aria-label={t('tabs.label')}>
      <ByAskedLocation>
        <Nav tabs>
          {tabs.map(({ id, path, isExact }) => (
            <NavItem key={id}>
              <NavLink tag={RouterNavLink} to={path} end={isExact}>
                {t(`tabs.${id}`)}
              </NavLink>
            </NavItem>
          ))}
        </Nav>
      </ByAskedLocation>
    </nav>
  )
}
