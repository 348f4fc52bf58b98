import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AddedBookmarks } from '@/@core/components/navbar/bookmarkItem'

/** Where a link of the menu leads. Below a branch it has no icon. */
export interface MenuTarget {
  id: string
  title: string
  path: string
  icon?: LucideIcon
}

/** A screen as the shell shows it: filtered by what the person may do, and already translated. */
export interface MenuItem extends MenuTarget {
  icon: LucideIcon
}

/** What a part of the menu knows of the whole. */
export interface MenuPart {
  /** The id of its group's heading. */
  headingId: string
  /** Icons alone are shown. */
  isCollapsed: boolean
  onExpand: () => void
}

export interface MenuGroup {
  id: string
  title: string
  items: readonly MenuItem[]
  /** In place of the items, where a group has more than fit one below the other: `MenuBranches`. */
  renderItems?: (part: MenuPart) => ReactNode
  /** Of a group that is added: what of it can be bookmarked. */
  bookmarks?: AddedBookmarks
}
