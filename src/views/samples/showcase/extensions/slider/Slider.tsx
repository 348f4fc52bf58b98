import { useId } from 'react'
import { trackStyle } from './trackStyle'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  disabled?: boolean
  /** The value in words, shown and said. */
  valueText: string
  onChange: (value: number) => void
}

/** The browser's own range, with its name, its value and the way it has come. */
export function Slider({ label, value, min, max, step = 1, disabled = false, valueText, onChange }: SliderProps) {
  const id = useId()
  const share = (value - min) / (max - min)
  return (
    <div className="slider">
      <div className="slider-head">
        <label htmlFor={id}>{label}</label>
        <output className="tabular" htmlFor={id}>
          {valueText}
        </output>
      </div>
      <div className="slider-track" style={trackStyle(0, share)}>
        <input
          type="range"
          id={id}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
