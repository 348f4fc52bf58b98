import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'
import { FormFeedback } from 'reactstrap'

interface RatingProps {
  label: string
  max: number
  /** 0 for none. */
  value: number
  disabled?: boolean
  error?: string | undefined
  textOf: (value: number) => string
  onChange: (value: number) => void
}

/** Radio buttons that look like stars: those up to the chosen one are full. */
export function Rating({ label, max, value, disabled = false, error, textOf, onChange }: RatingProps) {
  const name = useId()
  const errorId = useId()
  return (
    <fieldset className="ratings" disabled={disabled} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      <div className="ratings-stars">
        {Array.from({ length: max }, (_, place) => place + 1).map((step) => (
          <label key={step} className={step <= value ? 'is-full' : undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={step === value}
              aria-label={textOf(step)}
              onChange={() => onChange(step)}
            />
            <Star size={26} strokeWidth={1.75} aria-hidden />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <FormFeedback id={errorId}>
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          <span>{error}</span>
        </FormFeedback>
      )}
    </fieldset>
  )
}
