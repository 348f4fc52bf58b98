import { useCallback, useEffect, useRef, type RefObject } from 'react'

interface PreviewFocus {
  /** Around the whole step. */
  area: RefObject<HTMLElement | null>
  /** Call before what has the focus may go away. */
  remember: () => void
}

function checkboxesIn(area: HTMLElement | null): HTMLElement[] {
  return [...(area?.querySelectorAll<HTMLElement>('.line-checkbox input:enabled') ?? [])]
}

/**
 * A line that is ticked or mended may leave the rows that are shown, and a note goes when there is nothing more to say: the focus would go
 * with them. It goes on to the checkbox that moved into the place, or to the heading.
 */
export function usePreviewFocus(): PreviewFocus {
  const area = useRef<HTMLElement>(null)
  const left = useRef<{ index: number } | null>(null)

  useEffect(() => {
    const index = left.current?.index
    left.current = null
    const isTaken = document.activeElement !== null && document.activeElement !== document.body
    if (index === undefined || isTaken) return
    const checkboxes = checkboxesIn(area.current)
    const checkbox = index < 0 ? undefined : (checkboxes[index] ?? checkboxes.at(-1))
    const target = checkbox ?? area.current?.querySelector<HTMLElement>('h2')
    target?.focus({ preventScroll: checkbox === undefined })
  })

  const remember = useCallback(() => {
    const active = document.activeElement
    const line = active?.closest('[role=row]')
    const index = checkboxesIn(area.current).findIndex((checkbox) => checkbox === active || line?.contains(checkbox))
    left.current = { index }
  }, [])
  return { area, remember }
}
