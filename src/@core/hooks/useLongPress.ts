import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** As long as phones take for their own menus. */
const LONG_MS = 500
/** A finger is never quite still. */
const STILL_PX = 10

/**
 * Handlers for what a finger held on an element opens, or the other button of a mouse; the click that follows does nothing.
 * Only ever a short cut: what it opens needs a button of its own for keyboards.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)

  function open(): void {
    clearTimeout(timer.current)
    if (wasLong.current) return
    wasLong.current = true
    onLongPress()
  }
  const stop = () => clearTimeout(timer.current)

  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      wasLong.current = false
      from.current = { x: clientX, y: clientY }
      stop()
      if (pointerType !== 'mouse') timer.current = setTimeout(open, LONG_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      open()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
