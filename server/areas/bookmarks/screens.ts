import type { Action, Role, Subject } from '@contract/auth'
import type { Bookmark } from '@contract/bookmarks'
import { can } from '../../platform/auth/abilities'

/** A screen of the product, as bookmarks know it. `needs` is the ability without which it is not offered. */
interface Screen extends Omit<Bookmark, 'isBookmarked'> {
  needs?: readonly [Action, Subject]
}

/** In the menu's order. An id stands in people's bookmarks: it is given once and never to another screen. */
const screens: Screen[] = [
  { id: 1, target: 'home', title: 'Start', icon: 'house', link: '/' },
  { id: 2, target: 'members', title: 'Members', icon: 'users', link: '/members', needs: ['read', 'Member'] },
  { id: 5, target: 'finances', title: 'Finances', icon: 'wallet', link: '/finances', needs: ['read', 'Finance'] },
  { id: 3, target: 'people', title: 'People', icon: 'key-round', link: '/settings/people', needs: ['read', 'User'] },
  { id: 4, target: 'group', title: 'Group', icon: 'settings', link: '/settings/group', needs: ['read', 'Group'] },
]

export function screensFor(role: Role): Screen[] {
  return screens.filter(({ needs }) => needs === undefined || can(role, ...needs))
}
