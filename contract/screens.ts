import type { Action, Subject } from './abilities'

/** The stable key by which a client names and translates a screen. */
export type ScreenTarget =
  'home' | 'members' | 'finances' | 'calendar' | 'analytics' | 'group' | 'messages' | 'people' | 'audit'

/** A screen in the menu, which can be bookmarked. */
interface Screen {
  /** Stored with bookmarks: never reuse an id for another screen. */
  id: number
  target: ScreenTarget
  /** English. */
  title: string
  /** A name of lucide's. */
  icon: string
  link: string
  /** The ability needed for the screen to be offered. Absent: offered to everyone. */
  needs?: readonly [Action, Subject]
}

/** In the menu's order. */
export const screens: readonly Screen[] = [
  { id: 1, target: 'home', title: 'Start', icon: 'house', link: '/' },
  { id: 2, target: 'members', title: 'Members', icon: 'users', link: '/members', needs: ['read', 'Member'] },
  { id: 5, target: 'finances', title: 'Finances', icon: 'wallet', link: '/finances', needs: ['read', 'Finance'] },
  { id: 6, target: 'calendar', title: 'Calendar', icon: 'calendar-days', link: '/calendar', needs: ['read', 'Event'] },
  {
    id: 7,
    target: 'analytics',
    title: 'Analytics',
    icon: 'chart-column',
    link: '/analytics',
    needs: ['read', 'Analytics'],
  },
  { id: 4, target: 'group', title: 'Group', icon: 'settings', link: '/settings/group', needs: ['manage', 'Group'] },
  {
    id: 9,
    target: 'messages',
    title: 'Messages',
    icon: 'mail',
    link: '/settings/messages',
    needs: ['manage', 'Event'],
  },
  { id: 3, target: 'people', title: 'People', icon: 'key-round', link: '/settings/people', needs: ['manage', 'User'] },
  { id: 8, target: 'audit', title: 'Who did what', icon: 'history', link: '/settings/audit', needs: ['manage', 'all'] },
]
