import { useCallback, useEffect, useState, type CSSProperties, type PointerEvent } from 'react'
import { RIPPLE_MS } from '@/configs/themeConfig'

interface Ripple {
  id: number
  x: number
  y: number
  size: number
}

interface RippleState {
  ripples: Ripple[]
  startRipple: (event: PointerEvent<HTMLElement>) => void
  endRipples: () => void
}

/** Ripples that spread from where a button is pressed; none for who asked for less motion. A button that nobody presses has no effects. */
export function useRipples(): RippleState {
  const [ripples, setRipples] = useState<Ripple[]>([])

  function startRipple({ currentTarget, clientX, clientY, timeStamp }: PointerEvent<HTMLElement>): void {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const box = currentTarget.getBoundingClientRect()
    const ripple = {
      id: timeStamp,
      x: clientX - box.left,
      y: clientY - box.top,
      size: 2 * Math.max(box.width, box.height),
    }
    setRipples((current) => [...current, ripple])
  }

  return { ripples, startRipple, endRipples: useCallback(() => setRipples([]), []) }
}

/** React's CSSProperties knows no custom properties. */
type RippleStyle = CSSProperties & Record<`--ripple-${string}`, string>

function styleOf({ x, y, size }: Ripple): RippleStyle {
  return {
    '--ripple-x': `${x}px`,
    '--ripple-y': `${y}px`,
    '--ripple-size': `${size}px`,
    '--ripple-duration': `${RIPPLE_MS}ms`,
  }
}

interface RipplesProps {
  ripples: Ripple[]
  onEnd: () => void
}

export function Ripples({ ripples, onEnd }: RipplesProps) {
  const last = ripples.at(-1)?.id
  useEffect(() => {
    if (last === undefined) return undefined
    const timer = setTimeout(onEnd, RIPPLE_MS)
    return () => clearTimeout(timer)
  }, [last, onEnd])
  return ripples.map((ripple) => <span key={ripple.id} className="ripple" style={styleOf(ripple)} aria-hidden />)
}
