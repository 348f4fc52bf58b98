import { Mark, type MarkShape } from './Mark'

export type Tone = 'neutral' | 'positive' | 'caution' | 'danger' | 'publico' | 'particular' | 'ensaio' | 'outros'

interface StatusMarkProps {
  shape: MarkShape
  tone?: Tone
  label: string
}

/** A state in a table or on a page: shape, hue and word. */
export function StatusMark({ shape, tone = 'neutral', label }: StatusMarkProps) {
  return (
    <span className={`status tone-${tone}`}>
      <Mark shape={shape} />
      {label}
    </span>
  )
}
