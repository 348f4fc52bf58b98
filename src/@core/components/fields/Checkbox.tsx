import { Input } from '@/@core/components/fields/Input'
interface TickProps {
  label: string
  isOn: boolean
  onToggle: () => void
}

/** A row's tick box; the label is the reach around it. */
export function Checkbox({ label, isOn, onToggle }: TickProps) {
  return (
    <label className="tick">
      <Input type="checkbox" checked={isOn} onChange={onToggle} />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
