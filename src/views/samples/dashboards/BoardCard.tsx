import { TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from 'reactstrap'
import type { Tone } from '@/@core/components/page/StatusLabel'

interface BoardCardProps {
  title: string
  /** Before the title, in the card's hue. */
  icon: LucideIcon
  /** The hue of its chart and bars. */
  tone: Tone
  /** Beside the title: over which time. */
  note?: string
  /** The one number to see first. */
  figure?: string
  /** Below the figure: how it compares. */
  change?: string
  /** Which way it went, where `change` tells of one. */
  trend?: 'up' | 'down' | undefined
  size?: 'half' | 'third' | 'quarter' | 'fifth'
  children?: ReactNode
}

const trendIcons = { up: TrendingUp, down: TrendingDown }

export function BoardCard(props: BoardCardProps) {
  const { title, icon: Icon, tone, note, figure, change, trend, size = 'third', children } = props
  const TrendIcon = trend && trendIcons[trend]
  return (
    <Card tag="section" className={`board-card is-${size} tone-${tone}`}>
      <header>
        <h2>
          <span className="board-icon">
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          </span>
          {title}
        </h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {figure !== undefined && (
        <p className="board-figure tabular">
          {figure}
          {change !== undefined && (
            <span className={trend && `is-${trend}`}>
              {TrendIcon && <TrendIcon size={14} strokeWidth={2} aria-hidden />}
              {change}
            </span>
          )}
        </p>
      )}
      {children}
    </Card>
  )
}

/** Which way a change went; undefined where it stayed. */
export function trendOf(change: number | null): 'up' | 'down' | undefined {
  if (change === null || change === 0) return undefined
  return change > 0 ? 'up' : 'down'
}
