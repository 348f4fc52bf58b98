import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface NoticeProps {
  icon: LucideIcon
  title: string
  text?: ReactNode
  /** A small last line, e.g. the number to quote. */
  detail?: string
  actions?: ReactNode
  isAlert?: boolean
}

/**
 * The calm block in place of content: nothing here yet, nothing matches, did not load.
 * Not reactstrap's Alert, whose role cannot be left out: an empty list would be read out as an alarm.
 */
export function Notice({ icon: Icon, title, text, detail, actions, isAlert = false }: NoticeProps) {
  return (
    <div className="notice" role={isAlert ? 'alert' : undefined}>
      <Icon size={28} strokeWidth={1.25} aria-hidden />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {detail !== undefined && <p className="notice-detail">{detail}</p>}
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  )
}
