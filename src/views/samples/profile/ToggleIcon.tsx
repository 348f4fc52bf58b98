import type { LucideIcon } from 'lucide-react'
import { IconButton } from '@/@core/components/IconButton'

interface ToggleIconProps {
  icon: LucideIcon
  /** The same whether it is on or off: that is said apart. */
  label: string
  isOn: boolean
  onToggle: () => void
}

/** A star or a heart at the end of a row, filled while it is on. */
export function ToggleIcon({ icon, label, isOn, onToggle }: ToggleIconProps) {
  return (
    <span className={`toggle-icon tooltip-edge-end${isOn ? ' is-on' : ''}`}>
      <IconButton icon={icon} label={label} size="sm" isPressed={isOn} onClick={onToggle} />
    </span>
  )
}
