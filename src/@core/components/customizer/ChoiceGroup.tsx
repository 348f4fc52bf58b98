import { useEffect, useId, useRef } from 'react'

interface ChoiceGroupProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Shows what is chosen, for nobody to change. */
  isDisabled?: boolean
}

/** Radio buttons that look like a row of segments. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, options, value, onChange, isDisabled = false } = props
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    // Chosen by what was read meanwhile: the focus goes along, as it does with the arrows.
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    if (inputs.some((input) => input === document.activeElement)) inputs.find((input) => input.value === value)?.focus()
  }, [value])

  return (
    <fieldset ref={group} className="choice-group" disabled={isDisabled}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
