import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from 'reactstrap'

interface FactorPanelProps {
  icon: LucideIcon
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
}

/** Panel of one kind of factor: description, status and actions. */
export function FactorPanel({ icon: Icon, title, text, actions, children }: FactorPanelProps) {
  return (
    <Card className="factor-panel">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div className="factor-body">
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      <div className="factor-actions">{actions}</div>
    </Card>
  )
}
