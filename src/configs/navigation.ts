import {
  CalendarDays,
  ChartColumn,
  Coins,
  Home,
  Music,
  Settings2,
  UserRoundCog,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { paths } from './paths'

/** The words of the screens: the title of each is `nav.<id>` in the `shell` texts. */
export type NavigationId = 'home' | 'members' | 'finances' | 'calendar' | 'analytics' | 'group' | 'people' | 'account'

/** A screen in the vertical menu. Who may not do `action` on `subject` does not see it; without a subject, everyone does. */
export interface NavigationItem {
  id: NavigationId
  path: string
  icon: LucideIcon
  needs?: { action: 'read' | 'manage'; subject: 'Member' | 'Finance' | 'Event' | 'Analytics' | 'Group' | 'User' }
}

/** The heading of a group is `nav.groups.<id>`. */
export interface NavigationGroup {
  id: 'work' | 'settings'
  items: NavigationItem[]
}

export const navigation: NavigationGroup[] = [
  {
    id: 'work',
    items: [
      { id: 'home', path: paths.home, icon: Home },
      { id: 'members', path: paths.members, icon: UsersRound, needs: { action: 'read', subject: 'Member' } },
      { id: 'finances', path: paths.finances, icon: Coins, needs: { action: 'read', subject: 'Finance' } },
      { id: 'calendar', path: paths.calendar, icon: CalendarDays, needs: { action: 'read', subject: 'Event' } },
      { id: 'analytics', path: paths.analytics, icon: ChartColumn, needs: { action: 'read', subject: 'Analytics' } },
    ],
  },
  {
    id: 'settings',
    items: [
      { id: 'group', path: paths.groupSettings, icon: Music, needs: { action: 'manage', subject: 'Group' } },
      { id: 'people', path: paths.people, icon: UserRoundCog, needs: { action: 'manage', subject: 'User' } },
      { id: 'account', path: paths.account, icon: Settings2 },
    ],
  },
]
