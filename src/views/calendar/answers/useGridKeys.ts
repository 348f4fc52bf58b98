import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react'

/** A cell of the grid. Rows of the head are counted first, then those of the body; column 0 is the row's header. */
export interface GridPlace {
  row: number
  column: number
}

interface GridKeysOptions {
  rows: number
  columns: number
  /** Number of rows in the head, which is always visible. */
  headRows: number
  rowPx: number
  columnPx: number
  /** Rows that only say what follows are passed over. */
  isPassed: (row: number) => boolean
  onOpen: (place: GridPlace) => void
}

const PAGE_ROWS = 10

/**
 * The keys of a grid (ARIA authoring practices): arrows, Home and End, with Control to its corners, Page Up and Down; Enter opens.
 * The grid is one stop of Tab and keeps the focus itself: cells that are scrolled away are not drawn, and cannot have it.
 */
export function useGridKeys(box: RefObject<HTMLElement | null>, options: GridKeysOptions) {
  const { rows, columns, headRows, rowPx, columnPx, isPassed, onOpen } = options
  const [place, setPlace] = useState<GridPlace>({ row: headRows, column: 1 })
  const [moves, setMoves] = useState(0)
  const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))
  const row = clamp(place.row, rows)
  const active: GridPlace = {
    row: isPassed(row) ? clamp(row + 1, rows) : row,
    column: clamp(place.column, columns),
  }

  useLayoutEffect(() => {
    const element = box.current
    if (moves === 0 || !element) return
    const headPx = element.querySelector('thead')?.offsetHeight ?? 0
    const namePx = element.querySelector('th')?.offsetWidth ?? 0
    const top = (active.row - headRows) * rowPx
    const left = (active.column - 1) * columnPx
    if (active.row >= headRows) element.scrollTop = within(element.scrollTop, top, rowPx, element.clientHeight - headPx)
    if (active.column > 0) element.scrollLeft = within(element.scrollLeft, left, columnPx, element.clientWidth - namePx)
    // Only a key brings the cell into sight: a finger scrolls where it wants to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [moves])

  function go(to: GridPlace, step: 1 | -1): void {
    let next = clamp(to.row, rows)
    while (isPassed(next) && next > 0 && next < rows - 1) next += step
    setPlace({ row: isPassed(next) ? active.row : next, column: clamp(to.column, columns) })
    setMoves((count) => count + 1)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.target !== event.currentTarget) return
    const { row: at, column } = active
    const isFar = event.ctrlKey
    const moved: Record<string, () => void> = {
      ArrowUp: () => go({ row: at - 1, column }, -1),
      ArrowDown: () => go({ row: at + 1, column }, 1),
      ArrowLeft: () => go({ row: at, column: column - 1 }, 1),
      ArrowRight: () => go({ row: at, column: column + 1 }, 1),
      PageUp: () => go({ row: at - PAGE_ROWS, column }, -1),
      PageDown: () => go({ row: at + PAGE_ROWS, column }, 1),
      Home: () => go({ row: isFar ? 0 : at, column: 0 }, 1),
      End: () => go({ row: isFar ? rows - 1 : at, column: columns - 1 }, -1),
      Enter: () => onOpen(active),
      ' ': () => onOpen(active),
    }
    const act = moved[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return { active, onKeyDown, choose: setPlace }
}

/** Where a box must be scrolled to so that `size` from `from` on is within its `length`; no further than that. */
function within(now: number, from: number, size: number, length: number): number {
  if (from < now) return from
  return from + size > now + length ? from + size - length : now
}
