import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './Button'
import { Tooltip } from './Tooltip'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'color' | 'label' | 'block'> {
  icon: LucideIcon
  /** The accessible name, shown as a tooltip too. */
  label: string
  tooltipSide?: 'below' | 'above'
}

export function IconButton({ icon: Icon, label, tooltipSide, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Button {...button} color="icon" label={label}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </Tooltip>
  )
}
