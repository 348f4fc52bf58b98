import { useCallback, useEffect, useState } from 'react'
import type { FileRow } from './fileTable'
import type { ImportLine } from './importLine'
import { mapInSlices } from './inSlices'

/** Rows and how to read them. Keep the object. */
export interface Reading<Item> {
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

export function useLines<Item>(reading: Reading<Item> | null): Lines<Item> {
  const [known, setKnown] = useState<{ reading: Reading<Item>; lines: ImportLine<Item>[] } | null>(null)
  const [progress, setProgress] = useState(0)
  const [leftOut, setLeftOut] = useState(none)

  useEffect(() => {
    if (!reading) return undefined
    const abort = new AbortController()
    async function run({ rows, read }: Reading<Item>): Promise<void> {
      const lines = await mapInSlices(rows, read, { signal: abort.signal, onProgress: setProgress })
      if (lines === null || abort.signal.aborted || !reading) return
      setLeftOut(new Set(lines.flatMap(({ isAside }, place) => (isAside ? [place] : []))))
      setKnown({ reading, lines })
    }
    void run(reading)
    return () => abort.abort()
  }, [reading])

  const leaveOut = useCallback(
    (places: readonly number[]) => setLeftOut((before) => new Set([...before, ...places])),
    [],
  )
  const takeIn = useCallback(
    (place: number) => setLeftOut((before) => new Set([...before].filter((other) => other !== place))),
    [],
  )
  return { lines: known?.reading === reading ? (known?.lines ?? null) : null, progress, leftOut, leaveOut, takeIn }
}
