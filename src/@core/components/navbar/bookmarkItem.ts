import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A screen that can be bookmarked, its title already translated. */
export interface BookmarkItem {
  id: number
  title: string
  path: string
  icon: LucideIcon
  isBookmarked: boolean
}

/** Screens beside those of the server: with them there are more than fit one below the other. */
export interface AddedBookmarks {
  items: readonly BookmarkItem[]
  /** The rows behind the star, of the server's screens and these. */
  renderRows: (items: readonly BookmarkItem[], renderRow: (item: BookmarkItem) => ReactNode) => ReactNode
}
