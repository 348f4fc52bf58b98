import { useId } from 'react'
import { DayInput } from './DayInput'

interface DaySpanFilterProps {
  fromLabel: string
  toLabel: string
  /** `YYYY-MM-DD`; undefined: open on that side. */
  span: { from?: string | undefined; to?: string | undefined }
  onChange: (change: { from?: string | undefined } | { to?: string | undefined }) => void
}

/** First and last day of what a list shows. */
export function DaySpanFilter({ fromLabel, toLabel, span, onChange }: DaySpanFilterProps) {
  const id = useId()
  return (
    <div className="filter-dates">
      {(['from', 'to'] as const).map((side) => (
        <div key={side}>
          <label htmlFor={`${id}-${side}`}>{side === 'from' ? fromLabel : toLabel}</label>
          <DayInput id={`${id}-${side}`} day={span[side]} onChange={(day) => onChange({ [side]: day })} />
        </div>
      ))}
    </div>
  )
}
