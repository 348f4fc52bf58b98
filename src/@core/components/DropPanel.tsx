import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import '@/@core/styles/dropPanel.scss'

interface TriggerProps {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

interface DropPanelProps {
  /** Renders the button with what it is given. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
  side?: 'below' | 'above'
  className?: string
}

/** A panel that would leave the window lies along the other edge of its button. */
function keepInWindow(panel: HTMLDivElement | null): void {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  if (left < 0 || right > document.documentElement.clientWidth) panel.style.insetInline = '0 auto'
}

/**
 * A button that opens a small panel next to itself (the disclosure pattern). Escape closes it and gives the focus
 * back; leaving it with Tab or a press elsewhere closes it too.
 * Not reactstrap's Dropdown: with the focus on it, every letter key is swallowed, Ctrl+R and our own Ctrl+K included.
 */
export function DropPanel({ renderTrigger, children, side = 'below', className = '' }: DropPanelProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => {
    setIsOpen(false)
    // Looked for when it is needed: a trigger kept in a state would have each panel of a list drawn twice.
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }, [id])

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, close])

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  const toggle = () => setIsOpen(!isOpen)
  return (
    <div ref={box} className={`drop ${className}`} onBlur={closeWhenLeft}>
      {renderTrigger({ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: toggle })}
      {isOpen && (
        <div ref={keepInWindow} id={id} className={`drop-panel page-skin is-${side}`}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
