import { useCallback, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { MenuPoint } from './ContextMenu'

/** Below an element, where keys and its button open the menu. */
function below(element: Element): MenuPoint {
  const box = element.getBoundingClientRect()
  return { x: box.left + 16, y: box.bottom, of: element }
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey)

/** Where the menu is open, and of what; `target` goes onto what it belongs to. */
export function useContextMenu<Of>() {
  const [opened, setOpened] = useState<{ of: Of; point: MenuPoint } | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const openBelow = (of: Of, element: Element) => setOpened({ of, point: below(element) })

  const target = (of: Of) => ({
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      setOpened({ of, point: { x: event.clientX, y: event.clientY, of: event.currentTarget } })
    },
    // A Mac has neither key's event of its own; elsewhere this comes before it.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isMenuKey(event)) return
      event.preventDefault()
      openBelow(of, event.currentTarget)
    },
  })

  return { opened, close, openBelow, target }
}
