import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './Button'
import { Tooltip } from './Tooltip'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'color' | 'label' | 'block'> {
  icon: LucideIcon
  /** The accessible name, shown as a tooltip too. */
  label: string
  /** Part of the label, beside the icon where rows are stacked: nothing is hovered on a phone. */
  stackedWord?: string
  tooltipSide?: 'below' | 'above'
}

export function IconButton({ icon: Icon, label, stackedWord, tooltipSide, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Button {...button} color="icon" label={label}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {stackedWord !== undefined && <span className="stacked-only">{stackedWord}</span>}
      </Button>
    </Tooltip>
  )
}
