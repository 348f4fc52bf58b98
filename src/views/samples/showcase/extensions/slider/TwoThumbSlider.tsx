import { useId } from 'react'
import { trackStyle } from './trackStyle'

export type Span = readonly [from: number, to: number]

interface TwoThumbSliderProps {
  label: string
  fromLabel: string
  toLabel: string
  value: Span
  min: number
  max: number
  /** The least that lies between the thumbs. */
  gap?: number
  disabled?: boolean
  textOf: (value: number) => string
  onChange: (value: Span) => void
}

/** Two ranges on one line: only their thumbs take the pointer, so that each can be held. */
export function TwoThumbSlider(props: TwoThumbSliderProps) {
  const { label, fromLabel, toLabel, value, min, max, gap = 0, disabled = false, textOf, onChange } = props
  const labelId = useId()
  const [from, to] = value
  const shareOf = (part: number) => (part - min) / (max - min)
  const thumb = (name: string, part: number, change: (next: number) => Span) => (
    <input
      type="range"
      min={min}
      max={max}
      value={part}
      disabled={disabled}
      aria-label={name}
      aria-valuetext={textOf(part)}
      onChange={(event) => onChange(change(Number(event.target.value)))}
    />
  )
  return (
    <fieldset className="slider" aria-labelledby={labelId}>
      <div className="slider-head">
        <span id={labelId}>{label}</span>
        <output className="tabular">
          {textOf(from)} – {textOf(to)}
        </output>
      </div>
      <div
        // With both at the end, the first lies on top: else none could be moved.
        className={`slider-track is-double${from > (min + max) / 2 ? ' is-late' : ''}`}
        style={trackStyle(shareOf(from), shareOf(to))}
      >
        {thumb(fromLabel, from, (next) => [Math.min(next, to - gap), to])}
        {thumb(toLabel, to, (next) => [from, Math.max(next, from + gap)])}
      </div>
    </fieldset>
  )
}
