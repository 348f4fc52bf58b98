import { useState, type KeyboardEvent, type ReactNode } from 'react'
import '@/@core/styles/tooltip.scss'

interface TooltipProps {
  text: string
  side?: 'below' | 'above' | 'beside'
  children: ReactNode
}

/**
 * Shows the accessible name of an icon on hover and keyboard focus; Escape puts it away (WCAG 1.4.13). Hidden from
 * screen readers, which have the name already.
 * Not reactstrap's Tooltip: it also opens when a dialog or a page places the focus, and says the name a second time.
 */
export function Tooltip({ text, side = 'below', children }: TooltipProps) {
  const [isDismissed, setIsDismissed] = useState(false)

  function dismissOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') setIsDismissed(true)
  }

  return (
    // The span only listens; what is pressed or focused is the button inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={`tooltip-anchor${isDismissed ? ' is-dismissed' : ''}`}
      onKeyDown={dismissOnEscape}
      onPointerEnter={() => setIsDismissed(false)}
      onPointerDown={() => setIsDismissed(true)}
      onBlur={() => setIsDismissed(false)}
    >
      {children}
      <span className={`tooltip-text is-${side}`} aria-hidden>
        {text}
      </span>
    </span>
  )
}
