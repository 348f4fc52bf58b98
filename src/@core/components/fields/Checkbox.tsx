import { useId } from 'react'
import { Input } from '@/@core/components/fields/Input'

interface CheckboxProps {
  label: string
  isOn: boolean
  onToggle: () => void
}

/** Selects a row; its label pads the box, so that a finger finds it. */
export function Checkbox({ label, isOn, onToggle }: CheckboxProps) {
  const id = useId()
  return (
    <label className="row-checkbox" htmlFor={id}>
      <Input id={id} type="checkbox" aria-label={label} checked={isOn} onChange={onToggle} />
    </label>
  )
}
