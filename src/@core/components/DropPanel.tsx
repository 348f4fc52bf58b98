import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react'
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
  /** What it is about, where that changes: the panel is open for this alone. */
  subject?: string
}

/**
 * A button that opens a small panel next to itself (the disclosure pattern). Escape closes it and gives the focus
 * back; leaving it with Tab or a press elsewhere closes it too. Closed, it is no more than its button: lists have one in each row.
 * Not reactstrap's Dropdown: with the focus on it, every letter key is swallowed, Ctrl+R and our own Ctrl+K included.
 */
export function DropPanel({ renderTrigger, children, side = 'below', className = '', subject = '' }: DropPanelProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const wasEscape = useRef(false)
  const [openFor, setOpenFor] = useState<string>()
  const isOpen = openFor === subject
  const shut = useCallback(() => setOpenFor(undefined), [])

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) shut()
  }

  const toggle = () => setOpenFor(isOpen ? undefined : subject)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={`drop ${className}`}
      onBlur={closeWhenLeft}
      onKeyDown={({ key }) => {
        wasEscape.current = key === 'Escape' && isOpen
      }}
      // A dialog around it closes when the key comes up: this press was for the panel.
      onKeyUp={(event) => {
        if (event.key === 'Escape' && wasEscape.current) event.stopPropagation()
        wasEscape.current = false
      }}
    >
      {renderTrigger({ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: toggle })}
      {isOpen && (
        <OpenPanel id={id} box={box} side={side} shut={shut}>
          {children}
        </OpenPanel>
      )}
    </div>
  )
}

interface OpenPanelProps extends Required<Pick<DropPanelProps, 'children' | 'side'>> {
  id: string
  /** Around the button and the panel. */
  box: RefObject<HTMLDivElement | null>
  shut: () => void
}

function OpenPanel({ id, box, side, shut, children }: OpenPanelProps) {
  const close = useCallback(() => {
    shut()
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }, [id, shut])

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) shut()
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
  }, [box, close, shut])

  return (
    <div ref={keepInWindow} id={id} className={`drop-panel page-skin is-${side}`}>
      {children(close)}
    </div>
  )
}

/** From the window's edge. */
const EDGE_PX = 8

/** A panel that would leave the window, or go under the menu beside its part of the page, is moved back, also when its content comes later. */
function keepInWindow(panel: HTMLDivElement | null) {
  if (!panel) return undefined
  const place = () => {
    panel.style.translate = 'none'
    const { left, right } = panel.getBoundingClientRect()
    const over = Math.max(0, right + EDGE_PX - document.documentElement.clientWidth)
    const first = Math.max(EDGE_PX, panel.closest('header, main')?.getBoundingClientRect().left ?? 0)
    const shift = left - over < first ? first - left : -over
    if (shift !== 0) panel.style.translate = `${shift}px`
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(panel)
  return () => observer.disconnect()
}
