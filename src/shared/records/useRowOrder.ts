import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

interface RowOrder<Row> {
  /** In the user's order if changed, else as loaded. */
  rows: readonly Row[]
  /** Moves a row one place up (-1) or down (1), if there is such a place. */
  move: (row: Row, by: -1 | 1) => void
  /** The last move in words, for screen readers. */
  said: string
}

interface RowOrderOptions<Row> {
  /** Stores the order of all ids. */
  save: (ids: string[]) => Promise<unknown>
  conflictText: string
  /** `place` counts from 1. */
  movedText: (row: Row, place: number, count: number) => string
  onRefused: () => void
}

/**
 * Moves rows immediately, and sends changes one after another; an error restores the stored order. A row's element has `data-row-id`, and
 * in `.row-moves` its buttons.
 */
export function useRowOrder<Row extends { id: string }>(
  loaded: readonly Row[] | null,
  { save, conflictText, movedText, onRefused }: RowOrderOptions<Row>,
): RowOrder<Row> {
  const [moved, setMoved] = useState<{ of: readonly Row[] | null; rows: readonly Row[] } | null>(null)
  const [said, setSaid] = useState('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const pressed = useRef<{ id: string; by: -1 | 1 } | null>(null)
  const rows = moved !== null && moved.of === loaded ? moved.rows : (loaded ?? [])

  // Moving the row loses the focus of its button, so it is restored after the next render.
  useEffect(() => {
    if (pressed.current === null) return
    const { id, by } = pressed.current
    pressed.current = null
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[data-row-id="${id}"] .row-moves button`)]
    buttons.at(by === -1 ? 0 : -1)?.focus()
  })

  async function send(ids: string[]): Promise<void> {
    try {
      await save(ids)
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, failure.code === 'conflict' ? { message: conflictText } : {})
      setMoved(null)
      onRefused()
    }
  }

  return {
    rows,
    said,
    move: (row, by) => {
      const { id } = row
      const from = rows.findIndex((one) => one.id === id)
      const to = from + by
      if (from < 0 || to < 0 || to >= rows.length) return
      const next = rows.toSpliced(from, 1).toSpliced(to, 0, row)
      pressed.current = { id, by }
      setMoved({ of: loaded, rows: next })
      queue.current = queue.current.then(() => send(next.map((one) => one.id)))
      setSaid(movedText(row, to + 1, rows.length))
    },
  }
}
