import type { ReactNode } from 'react'
import { StatusIcon, type StatusShape } from './StatusIcon'
import type { Tone } from './StatusLabel'

interface BadgeProps {
  children: ReactNode
  tone?: Tone
  shape?: StatusShape
}

export function Badge({ children, tone = 'neutral', shape }: BadgeProps) {
  return (
    <span className={`badge tone-${tone}`}>
      {shape && <StatusIcon shape={shape} />}
      {children}
    </span>
  )
}
