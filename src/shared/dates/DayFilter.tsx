import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/@core/components/IconButton'
import { DayInput } from './DayInput'
import './dayFilter.scss'

interface DayFilterProps {
  label: string
  clearLabel: string
  day: string | undefined
  /** Undefined: no date. */
  onChange: (day: string | undefined) => void
}

/** Date filter with a button to clear it. */
export function DayFilter({ label, clearLabel, day, onChange }: DayFilterProps) {
  const id = useId()

  // The button disappears with the day.
  function clear(): void {
    document.getElementById(id)?.focus()
    onChange(undefined)
  }

  return (
    <div className="day-filter">
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} day={day} onChange={onChange} />
      {day !== undefined && <IconButton icon={X} label={clearLabel} size="sm" onClick={clear} />}
    </div>
  )
}
