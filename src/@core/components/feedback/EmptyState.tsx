import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice'

interface EmptyStateProps {
  title: string
  hint?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
}

export function EmptyState({ title, hint, action, icon = Inbox }: EmptyStateProps) {
  return <Notice icon={icon} title={title} text={hint} actions={action} />
}
