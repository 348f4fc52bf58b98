import type { LucideIcon } from 'lucide-react'

/** A screen as the shell shows it: filtered by what the person may do, and already translated. */
export interface MenuItem {
  id: string
  title: string
  path: string
  icon: LucideIcon
}

export interface MenuGroup {
  id: string
  title: string
  items: readonly MenuItem[]
}
