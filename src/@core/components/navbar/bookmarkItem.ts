import type { LucideIcon } from 'lucide-react'

/** A screen that can be bookmarked, its title already translated. */
export interface BookmarkItem {
  id: number
  title: string
  path: string
  icon: LucideIcon
  isBookmarked: boolean
}
