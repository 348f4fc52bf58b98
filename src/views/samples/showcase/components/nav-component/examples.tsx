import { CalendarDays, LayoutList, Users, Wallet } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Nav, NavItem, NavLink } from 'reactstrap'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { QueryTabs } from '@/views/samples/kit/QueryTabs'
import { texts } from './texts'
import './page.scss'

export function Line({ place }: { place: 'start' | 'center' | 'end' | 'fill' }) {
  const words = useWords(texts)
  return (
    <nav className={`nav-page is-${place}`} aria-label={words.labels.line}>
      <Nav>
        <NavItem>
          <NavLink tag={Link} to="." aria-current="page">
            {words.here}
          </NavLink>
        </NavItem>
        <NavItem>
          <NavLink tag={Link} to="/members">
            {words.members}
          </NavLink>
        </NavItem>
        <NavItem>
          <NavLink tag={Link} to="/calendar">
            {words.calendar}
          </NavLink>
        </NavItem>
      </Nav>
    </nav>
  )
}

export function Upright() {
  const words = useWords(texts)
  return (
    <nav className="nav-page is-vertical" aria-label={words.labels.upright}>
      <h3 className="nav-heading">{words.group}</h3>
      <Nav>
        <NavItem>
          <NavLink tag={Link} to="." aria-current="page">
            <LayoutList size={18} strokeWidth={1.75} aria-hidden />
            {words.here}
          </NavLink>
        </NavItem>
        <NavItem>
          <NavLink tag={Link} to="/members">
            <Users size={18} strokeWidth={1.75} aria-hidden />
            {words.members}
          </NavLink>
        </NavItem>
        <NavItem>
          <NavLink tag={Link} to="/calendar">
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
            {words.calendar}
          </NavLink>
        </NavItem>
      </Nav>
    </nav>
  )
}

export function Nested() {
  const words = useWords(texts)
  return (
    <nav className="nav-page is-vertical" aria-label={words.labels.nested}>
      <Nav>
        <NavItem>
          <NavLink tag={Link} to="/finances">
            <Wallet size={18} strokeWidth={1.75} aria-hidden />
            {words.finances}
          </NavLink>
          <Nav className="nav-within">
            <NavItem>
              <NavLink tag={Link} to="." aria-current="page">
                {words.entries}
              </NavLink>
            </NavItem>
            <NavItem>
              <NavLink tag={Link} to="/finances">
                {words.dues}
              </NavLink>
            </NavItem>
          </Nav>
        </NavItem>
        <NavItem>
          <NavLink tag={Link} to="/members">
            <Users size={18} strokeWidth={1.75} aria-hidden />
            {words.members}
          </NavLink>
        </NavItem>
      </Nav>
    </nav>
  )
}

export function Queries() {
  const words = useWords(texts)
  const [params] = useSearchParams()
  const part = params.get('part') ?? 'all'
  return (
    <div className="nav-tab-bar">
      <QueryTabs
        label={words.labels.queries}
        tabs={words.parts.map(([id = '', label = '']) => ({
          id,
          label,
          icon: null,
          to: id === 'all' ? '?' : `?part=${id}`,
          isCurrent: id === part,
        }))}
      />
    </div>
  )
}

export function OneDisabled() {
  const words = useWords(texts)
  return (
    <nav className="nav-page" aria-label={words.labels.oneDisabled}>
      <Nav>
        <NavItem>
          <NavLink tag={Link} to="/members">
            {words.members}
          </NavLink>
        </NavItem>
        <NavItem>
          <NavLink tag="span" aria-disabled>
            {words.away}
          </NavLink>
        </NavItem>
        <NavItem>
          <NavLink tag={Link} to="/calendar">
            {words.long}
          </NavLink>
        </NavItem>
      </Nav>
    </nav>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/layouts/AppMenu.tsx',
    'src/@core/layouts/MenuLink.tsx',
    'src/@core/layouts/TabBar.tsx',
    'src/views/samples/kit/QueryTabs.tsx',
  ],
  examples: [
    example('line', Line, { place: oneOf('start', 'center', 'end', 'fill') }),
    example('upright', Upright),
    example('nested', Nested),
    example('queries', Queries),
    example('oneDisabled', OneDisabled),
  ],
})
