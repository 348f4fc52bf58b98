import { useCallback, useEffect, useState } from 'react'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { mapInChunks } from '@/@core/import/parsing/inChunks'

/** Rows and how to read them. The same object is the same lines: a new one starts over. */
export interface LineSource<Item> {
  rows: readonly FileRow[]
  read: (row: FileRow) => ImportLine<Item>
}

interface Lines<Item> {
  /** Null until all of them are read. */
  lines: readonly ImportLine<Item>[] | null
  /** 0 to 1 until then. */
  progress: number
  leftOut: ReadonlySet<number>
  leaveOut: (places: readonly number[]) => void
  takeIn: (place: number) => void
}

const none: ReadonlySet<number> = new Set()

export function useLines<Item>(source: LineSource<Item> | null): Lines<Item> {
  const [known, setKnown] = useState<{ source: LineSource<Item>; lines: ImportLine<Item>[] } | null>(null)
  const [progress, setProgress] = useState(0)
  const [leftOut, setLeftOut] = useState(none)

  useEffect(() => {
    if (!source) return undefined
    const abort = new AbortController()
    async function run({ rows, read }: LineSource<Item>): Promise<void> {
      const lines = await mapInChunks(rows, read, { signal: abort.signal, onProgress: setProgress })
      if (lines === null || abort.signal.aborted || !source) return
      setLeftOut(new Set(lines.flatMap(({ isAside }, place) => (isAside ? [place] : []))))
      setKnown({ source, lines })
    }
    void run(source)
    return () => abort.abort()
  }, [source])

  const leaveOut = useCallback(
    (places: readonly number[]) => setLeftOut((before) => new Set([...before, ...places])),
    [],
  )
  const takeIn = useCallback(
    (place: number) => setLeftOut((before) => new Set([...before].filter((other) => other !== place))),
    [],
  )
  return { lines: known?.source === source ? (known?.lines ?? null) : null, progress, leftOut, leaveOut, takeIn }
}
