import {
  CalendarDays,
  ChartColumn,
  Coins,
  Flag,
  History,
  Home,
  Mail,
  Music,
  Settings2,
  UserRoundCog,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Action, Subject } from '@contract/abilities'
import { screens, type ScreenTarget } from '@contract/screens'
import { paths } from '@/configs/paths'

/** A screen in the vertical menu, titled `nav.<id>`. Hidden from users without the required ability. */
export interface NavigationItem {
  id: ScreenTarget | 'account' | 'leading'
  path: string
  icon: LucideIcon
  needs?: readonly [Action, Subject]
  /** For who leads sections or groups of people. */
  isForLeaders?: true
}

/** A group of the menu, titled `nav.groups.<id>`. */
interface NavigationGroup {
  id: 'work' | 'settings'
  items: NavigationItem[]
}

const icons: Record<ScreenTarget, LucideIcon> = {
  home: Home,
  members: UsersRound,
  finances: Coins,
  calendar: CalendarDays,
  analytics: ChartColumn,
  group: Music,
  messages: Mail,
  people: UserRoundCog,
  audit: History,
}

function itemsOf(isSetting: boolean): NavigationItem[] {
  return screens
    .filter(({ link }) => link.startsWith('/settings/') === isSetting)
    .map(({ target, link, needs }) => ({
      id: target,
      path: link,
      icon: icons[target],
      ...(needs && { needs }),
    }))
}

const leading: NavigationItem = {
  id: 'leading',
  path: paths.leading,
  icon: Flag,
  needs: ['read', 'Event'],
  isForLeaders: true,
}

export const navigation: NavigationGroup[] = [
  { id: 'work', items: [...itemsOf(false), leading] },
  { id: 'settings', items: [...itemsOf(true), { id: 'account', path: paths.account, icon: Settings2 }] },
]
