import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Nav, NavItem, NavLink } from 'reactstrap'
import '@/@core/layouts/tabBar.scss'

const tabs = ['activity', 'plan', 'permissions', 'security'] as const
type Tab = (typeof tabs)[number]

/** The one that the address names, else the first. */
export function useUserTab(): Tab {
  const [search] = useSearchParams()
  return tabs.find((tab) => tab === search.get('tab')) ?? 'activity'
}

/** What there is to see of a user: one address for each. */
export function UserTabs() {
  const { t } = useTranslation('samplesUsers')
  const [search] = useSearchParams()
  const current = useUserTab()

  function pathOf(tab: Tab): string {
    const id = search.get('id')
    return `?${new URLSearchParams({ ...(id !== null && { id }), ...(tab !== 'activity' && { tab }) }).toString()}`
  }

  return (
    <nav className="tab-bar" aria-label={t('tabs.label')}>
      <Nav tabs>
        {tabs.map((tab) => (
          <NavItem key={tab}>
            <NavLink
              tag={Link}
              to={pathOf(tab)}
              active={tab === current}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  )
}
