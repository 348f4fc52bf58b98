import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

interface RowOrder<Row> {
  /** In the user's order if changed, else as loaded. */
  rows: readonly Row[]
  /** Moves a row one place up (-1) or down (1). Returns its new index; undefined if there is no such place. */
  move: (id: string, by: -1 | 1) => number | undefined
}

interface RowOrderOptions {
  /** Stores the order of all ids. */
  save: (ids: string[]) => Promise<unknown>
  conflictText: string
  onRefused: () => void
}

/**
 * Moves rows immediately, and sends changes one after another; an error restores the stored order. A row's element has `data-row-id`, and
 * in `.row-moves` its buttons.
 */
export function useRowOrder<Row extends { id: string }>(
  loaded: readonly Row[] | null,
  { save, conflictText, onRefused }: RowOrderOptions,
): RowOrder<Row> {
  const [moved, setMoved] = useState<{ of: readonly Row[] | null; rows: readonly Row[] } | null>(null)
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
    move: (id, by) => {
      const from = rows.findIndex((row) => row.id === id)
      const to = from + by
      const row = rows[from]
      if (row === undefined || to < 0 || to >= rows.length) return undefined
      const next = rows.toSpliced(from, 1).toSpliced(to, 0, row)
      pressed.current = { id, by }
      setMoved({ of: loaded, rows: next })
      queue.current = queue.current.then(() => send(next.map((one) => one.id)))
      return to
    },
  }
}
