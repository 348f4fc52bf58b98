import { Check, type LucideIcon } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'

export interface MenuAct {
  text: string
  icon?: LucideIcon
  /** With it the act is a tick that is on or off. */
  isOn?: boolean
  disabled?: boolean
  isDanger?: boolean
  act: () => void
}

/** From the corner of the window, in pixels; `of` is what the menu belongs to. */
export interface MenuPoint {
  x: number
  y: number
  of: Element
}

interface ContextMenuProps {
  label: string
  acts: readonly MenuAct[]
  point: MenuPoint
  onClose: () => void
}

const EDGE_PX = 8

/** A menu at a point, kept inside the window. It takes the focus, and gives it back when it closes. */
export function ContextMenu({ label, acts, point, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ x: point.x, y: point.y })

  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect()
    if (!box) return
    setPlace({
      x: Math.max(EDGE_PX, Math.min(point.x, window.innerWidth - box.width - EDGE_PX)),
      y: Math.max(EDGE_PX, Math.min(point.y, window.innerHeight - box.height - EDGE_PX)),
    })
  }, [point])

  useEffect(() => {
    const cameFrom = document.activeElement
    itemsOf(menu.current)[0]?.focus({ preventScroll: true })
    return () => {
      // What was pressed beside it keeps the focus that it took.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    const { top, left } = point.of.getBoundingClientRect()
    // A scroll that brought the button into view is told a frame later, when the menu may be open already.
    const closeIfMoved = () => {
      const now = point.of.getBoundingClientRect()
      if (now.top !== top || now.left !== left) onClose()
    }
    const closeBeside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu.current?.contains(target))) onClose()
    }
    document.addEventListener('pointerdown', closeBeside)
    window.addEventListener('scroll', closeIfMoved, { capture: true })
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      window.removeEventListener('scroll', closeIfMoved, { capture: true })
      window.removeEventListener('resize', onClose)
    }
  }, [point, onClose])

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      className="context-menu page-skin"
      aria-label={label}
      style={{ insetBlockStart: place.y, left: place.x }}
      onKeyDown={(event) => moveByKey(event, onClose)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {acts.map(({ text, icon: Icon, isOn, disabled = false, isDanger = false, act }) => (
        <button
          key={text}
          type="button"
          role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
          tabIndex={-1}
          className={`panel-row${isDanger ? ' is-danger' : ''}`}
          aria-checked={isOn}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (disabled) return
            onClose()
            act()
          }}
        >
          {isOn === undefined
            ? Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />
            : isOn && <Check size={16} strokeWidth={1.75} aria-hidden />}
          <span className="panel-row-text">{text}</span>
        </button>
      ))}
    </div>,
    document.body,
  )
}

function itemsOf(menu: Element | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

/** The keys of the menu pattern (WAI-ARIA): one goes through all entries, the dimmed ones too. */
function moveByKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  // Ctrl+R is the browser's, whatever begins with R here.
  const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : nextItem(event.key, items, at)
  if (next) {
    event.preventDefault()
    next.focus()
    return
  }
  if (event.key !== 'Escape' && event.key !== 'Tab') return
  event.preventDefault()
  // Nothing around it closes as well.
  event.stopPropagation()
  close()
}

function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
}
