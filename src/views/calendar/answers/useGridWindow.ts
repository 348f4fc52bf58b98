import { useCallback, useEffect, useState, type RefObject, type UIEvent } from 'react'

/** Drawn beyond each edge of what is seen, and how far one scrolls before the next are drawn. */
const ROWS_BEYOND = 8
const COLUMNS_BEYOND = 4

interface GridSize {
  rows: number
  columns: number
  rowPx: number
  columnPx: number
}

/** The first that is drawn and the first that no longer is, for either direction. */
interface GridWindow {
  rows: [number, number]
  columns: [number, number]
}

/** Which of `count` equal parts lie between two places, a few more on both sides, in steps of so many. */
function span(from: number, length: number, part: number, count: number, beyond: number): [number, number] {
  const first = Math.floor(from / part / beyond) * beyond - beyond
  const last = first + Math.ceil(length / part / beyond) * beyond + 3 * beyond
  return [Math.max(0, Math.min(first, count)), Math.min(count, last)]
}

/** The part of a large table that its scrolling box shows: only that is drawn. */
export function useGridWindow(box: RefObject<HTMLElement | null>, { rows, columns, rowPx, columnPx }: GridSize) {
  const [seen, setSeen] = useState({ top: 0, left: 0, height: 800, width: 1200 })

  const measure = useCallback(
    ({ scrollTop, scrollLeft, clientHeight, clientWidth }: HTMLElement) => {
      // In whole steps: most of the scrolling draws nothing anew.
      const step = (place: number, part: number) => Math.floor(Math.max(0, place) / part) * part
      const next = {
        top: step(scrollTop, rowPx * ROWS_BEYOND),
        left: step(scrollLeft, columnPx * COLUMNS_BEYOND),
        height: clientHeight,
        width: clientWidth,
      }
      setSeen((now) =>
        now.top === next.top && now.left === next.left && now.height === next.height && now.width === next.width
          ? now
          : next,
      )
    },
    [rowPx, columnPx],
  )

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => measure(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, measure])

  const shown: GridWindow = {
    rows: span(seen.top, seen.height, rowPx, rows, ROWS_BEYOND),
    columns: span(seen.left, seen.width, columnPx, columns, COLUMNS_BEYOND),
  }
  return { shown, onScroll: (event: UIEvent<HTMLElement>) => measure(event.currentTarget) }
}
