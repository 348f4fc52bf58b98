import type { ReactNode } from 'react'
import { Badge as BootstrapBadge } from 'reactstrap'
import { StatusIcon, type StatusShape } from './StatusIcon'
import type { Tone } from './StatusLabel'

interface BadgeProps {
  children: ReactNode
  tone?: Tone
  shape?: StatusShape
}

export function Badge({ children, tone = 'neutral', shape }: BadgeProps) {
  return (
    <BootstrapBadge className={`tone-${tone}`} color={tone}>
      {shape && <StatusIcon shape={shape} />}
      {children}
    </BootstrapBadge>
  )
}
