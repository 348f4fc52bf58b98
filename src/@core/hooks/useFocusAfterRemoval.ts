import { shownElement } from '@/@core/components/shownElement'
import { useCallback, useEffect, useRef, type RefObject } from 'react'

interface Row {
  id: string
}

interface FocusAfterRemoval {
  /** Around the rows. */
  area: RefObject<HTMLDivElement | null>
  /** Remembers where the row stood; call before it is removed. */
  remember: (row: Row) => void
  /** The row stays: its menu took the focus with it, the row gets it back. */
  giveBack: () => void
}

/**
 * The menu that removed a row is gone with it, and with it the focus. It goes on to the row that moved into the place, to
 * the last one, or to the heading where none is left; nowhere if the person has already gone on to something else.
 */
export function useFocusAfterRemoval(rows: readonly Row[] | undefined): FocusAfterRemoval {
  const area = useRef<HTMLDivElement>(null)
  const left = useRef<{ id: string; index: number } | null>(null)

  const giveBack = useCallback(() => {
    const index = left.current?.index ?? 0
    left.current = null
    const isTaken = document.activeElement !== null && document.activeElement !== document.body
    if (isTaken) return
    const links = [...(area.current?.querySelectorAll<HTMLElement>('a.row-link') ?? [])]
    const target = links[index] ?? links.at(-1) ?? shownElement('h1')
    target?.focus()
  }, [])

  useEffect(() => {
    const id = left.current?.id
    if (id !== undefined && rows?.every((row) => row.id !== id)) giveBack()
  }, [rows, giveBack])

  const remember = useCallback(
    ({ id }: Row) => {
      left.current = { id, index: rows?.findIndex((row) => row.id === id) ?? 0 }
    },
    [rows],
  )

  return { area, remember, giveBack }
}
