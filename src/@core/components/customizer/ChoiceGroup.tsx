import { useEffect, useId, useRef } from 'react'

interface ChoiceGroupProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  /** Shows what is chosen, for nobody to change. */
  isDisabled?: boolean
  /** The id of what says why some of them cannot be chosen. */
  describedBy?: string
}

/** Radio buttons that look like a row of segments. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, options, value, onChange, isDisabled = false, describedBy } = props
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  // Noted, as it cannot be asked for: what is disabled while it has the focus has lost it before an effect runs.
  const hasFocus = useRef(false)

  useEffect(() => {
    // Chosen by what was read meanwhile: the focus goes along, as it does with the arrows.
    if (!hasFocus.current) return
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    inputs.find((input) => input.value === value)?.focus()
  }, [value])

  return (
    <fieldset ref={group} className="choice-group" disabled={isDisabled} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              onFocus={() => (hasFocus.current = true)}
              onBlur={() => (hasFocus.current = false)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
