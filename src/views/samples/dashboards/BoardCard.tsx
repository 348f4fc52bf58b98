import type { ReactNode } from 'react'
import { Card } from 'reactstrap'

interface BoardCardProps {
  title: string
  /** Beside the title: over which time. */
  note?: string
  /** The one number to see first. */
  figure?: string
  /** Below the figure: how it compares. */
  change?: string
  size?: 'half' | 'third' | 'quarter' | 'fifth'
  children?: ReactNode
}

export function BoardCard({ title, note, figure, change, size = 'third', children }: BoardCardProps) {
  return (
    <Card tag="section" className={`board-card is-${size}`}>
      <header>
        <h2>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {figure !== undefined && (
        <p className="board-figure tabular">
          {figure}
          {change !== undefined && <span>{change}</span>}
        </p>
      )}
      {children}
    </Card>
  )
}
