import { StatusIcon, type StatusShape } from './StatusIcon'

export type Tone = 'neutral' | 'positive' | 'caution' | 'danger' | 'publico' | 'particular' | 'ensaio' | 'outros'

interface StatusLabelProps {
  shape: StatusShape
  tone?: Tone
  label: string
}

/** A state in a table or on a page: shape, hue and word. */
export function StatusLabel({ shape, tone = 'neutral', label }: StatusLabelProps) {
  return (
    <span className={`status tone-${tone}`}>
      <StatusIcon shape={shape} />
      {label}
    </span>
  )
}
