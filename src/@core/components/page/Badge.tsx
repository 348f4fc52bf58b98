import type { ReactNode } from 'react'
import { Mark, type MarkShape } from './Mark'
import type { Tone } from './StatusMark'

interface BadgeProps {
  children: ReactNode
  tone?: Tone
  shape?: MarkShape
}

export function Badge({ children, tone = 'neutral', shape }: BadgeProps) {
  return (
    <span className={`badge tone-${tone}`}>
      {shape && <Mark shape={shape} />}
      {children}
    </span>
  )
}
