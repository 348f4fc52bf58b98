import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router-dom'

interface RowAreaProps {
  isLoading: boolean
  /** Rows that are drawn right after the paint: their room is there already. */
  toCome: number
  onPress?: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

/** Around the rows of a table. */
export function RowArea({ isLoading, toCome, onPress, children }: RowAreaProps) {
  return (
    // The link in the row is what keyboards and screen readers use; a press lends its reach to the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={`data-table-rows${onPress ? ' has-links' : ''}`}
      style={toCome > 0 ? { paddingBlockEnd: `calc(${toCome} * var(--row-height))` } : undefined}
      aria-busy={isLoading}
      onClick={onPress}
      onAuxClick={onPress}
      onPointerOver={titleCutText}
      onPointerOut={untitle}
    >
      {children}
    </div>
  )
}

/** The same for rows that lead somewhere. */
export function LinkedRowArea(area: RowAreaProps) {
  const navigate = useNavigate()
  return <RowArea {...area} onPress={(event) => openRow(event, navigate)} />
}

// A finger that misses the box of a row means no other page.
const ownControls = 'a, button, input, select, textarea, label, .stack-selection'

/**
 * Follows the row's link for a click on it or anywhere else on the row, with the same keys and button, so that Ctrl, Cmd and the middle
 * button open a tab. Not where the person pressed another control or is selecting text.
 */
function openRow(event: MouseEvent<HTMLElement>, navigate: NavigateFunction): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (!(target instanceof Element) || button > 1 || event.defaultPrevented) return
  const isOther = ctrlKey || metaKey || shiftKey || button === 1
  const pressed = target.closest('a.row-link')
  // The browser itself knows what to do with a link and a key.
  if (pressed && (isOther || altKey)) return
  if (!pressed && (target.closest(ownControls) || window.getSelection()?.isCollapsed === false)) return
  const link = pressed ?? target.closest('[role="row"]')?.querySelector('a.row-link')
  const path = link?.getAttribute('href')
  if (path === null || path === undefined) return
  event.preventDefault()
  if (isOther) window.open(path, '_blank', 'noopener')
  else void navigate(path)
}

const texts = '.row-link > :not(.avatar), .email-address > a, .cell-text'

const textOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>(texts) : null)

/** Gives a cell whose text is cut off a title with the whole text, while the pointer is over it. */
function titleCutText({ target }: PointerEvent): void {
  const text = textOf(target)
  if (text && text.scrollWidth > text.clientWidth) text.title = text.textContent ?? ''
}

/** Its element may be another row's by the next time. */
function untitle({ target }: PointerEvent): void {
  textOf(target)?.removeAttribute('title')
}
