import { Input } from '@/@core/components/fields/Input'

interface CheckboxProps {
  label: string
  isOn: boolean
  onToggle: () => void
}

/** Selects a row; its label pads the box, so that a finger finds it. */
export function Checkbox({ label, isOn, onToggle }: CheckboxProps) {
  return (
    <label className="row-checkbox">
      <Input type="checkbox" checked={isOn} onChange={onToggle} />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
