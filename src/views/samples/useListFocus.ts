import { useCallback, useEffect, useRef } from 'react'

/**
 * What was pressed in a row may be gone with it: taken out, moved away, starred out of the list. The focus then goes on to the row
 * that stands in its place, to the last one, or to the heading where none is left. Answers a ref for what is around the rows.
 */
export function useListFocus(
  rows: unknown,
  rowSelector = 'li',
): (area: HTMLElement | null) => (() => void) | undefined {
  const shown = useRef<HTMLElement | null>(null)
  /** The row that had the focus last; -1 once the person has gone on to something else. */
  const place = useRef(-1)

  useEffect(() => {
    if (!rows || place.current < 0 || document.activeElement !== document.body) return
    const left = [...(shown.current?.querySelectorAll(rowSelector) ?? [])]
    const row = left[place.current] ?? left.at(-1)
    const target = row?.querySelector<HTMLElement>('a, button, input, select') ?? document.querySelector('h1')
    target?.focus()
  }, [rows, rowSelector])

  return useCallback(
    (area) => {
      if (!area) return undefined
      shown.current = area
      const enter = ({ target }: FocusEvent) => {
        const all = [...area.querySelectorAll(rowSelector)]
        place.current = all.findIndex((row) => target instanceof Node && row.contains(target))
      }
      const leave = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !area.contains(relatedTarget)) place.current = -1
      }
      area.addEventListener('focusin', enter)
      area.addEventListener('focusout', leave)
      return () => {
        shown.current = null
        area.removeEventListener('focusin', enter)
        area.removeEventListener('focusout', leave)
      }
    },
    [rowSelector],
  )
}
