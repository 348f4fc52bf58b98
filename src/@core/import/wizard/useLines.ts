import { useCallback, useEffect, useState } from 'react'
import type { ImportArea } from './importArea'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine, PreviewLine } from '@/@core/import/parsing/importLine'
import { mapInChunks } from '@/@core/import/parsing/inChunks'

/** Shown while the rest is read: more than a person looks through in that time. */
const FIRST_LINES = 1000

/** What a person said of lines, by their places. */
export interface LineChoices {
  leftOut: ReadonlySet<number>
  /** Lines that stand there already and are wanted once more. */
  repeats: ReadonlySet<number>
  /** Lines whose record is to be changed. */
  ticked: ReadonlySet<number>
}

/** Rows and how to read them. The same object is the same lines: a new one starts over. */
export interface LineSource<Item> {
  rows: readonly FileRow[]
  read: (row: FileRow) => ImportLine<Item>
  suggest: ImportArea<string, never, Item>['suggest']
  /** Of a file that is taken up again. */
  choices?: LineChoices | undefined
}

interface Lines<Item> extends LineChoices {
  /** Null until all of them are read. */
  lines: readonly ImportLine<Item>[] | null
  /** The first of them, while the rest is read; null before that, and of few. */
  firstLines: readonly ImportLine<Item>[] | null
  /** 0 to 1 until then. */
  progress: number
  leaveOut: (places: readonly number[]) => void
  takeIn: (line: Pick<PreviewLine<Item>, 'place' | 'state' | 'sameAs'>) => void
  /** Changes a record that is there, or leaves it as it is. */
  tick: (place: number, isTicked: boolean) => void
  /** Adds a line that is known as someone else. */
  addAsNew: (place: number) => void
  /** Reads these lines again, with that text for the field. */
  mend: (places: readonly number[], field: string, text: string) => void
}

const none: ReadonlySet<number> = new Set()

function without(places: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  const rest = new Set(places)
  for (const place of gone) rest.delete(place)
  return rest
}

export function useLines<Item>(source: LineSource<Item> | null): Lines<Item> {
  const [known, setKnown] = useState<{ source: LineSource<Item>; lines: ImportLine<Item>[] } | null>(null)
  const [first, setFirst] = useState<{ source: LineSource<Item>; lines: readonly ImportLine<Item>[] } | null>(null)
  const [progress, setProgress] = useState(0)
  const [leftOut, setLeftOut] = useState(none)
  const [repeats, setRepeats] = useState(none)
  const [ticked, setTicked] = useState(none)

  useEffect(() => {
    if (!source) return undefined
    const abort = new AbortController()
    async function run({ rows, read, suggest, choices }: LineSource<Item>): Promise<void> {
      const asRead = await mapInChunks(rows, read, {
        signal: abort.signal,
        onProgress: setProgress,
        first: { count: FIRST_LINES, onFirst: (lines) => source && setFirst({ source, lines }) },
      })
      const lines = asRead && suggest ? withSuggestions(asRead, read, await suggest(asRead)) : asRead
      if (lines === null || abort.signal.aborted || !source) return
      const aside = lines.flatMap((line, place) => (line.aside !== undefined ? [place] : []))
      setRepeats(choices?.repeats ?? none)
      setTicked(choices?.ticked ?? none)
      setLeftOut(choices?.leftOut ?? new Set(aside))
      setKnown({ source, lines })
      setFirst(null)
    }
    void run(source)
    return () => abort.abort()
  }, [source])

  const leaveOut = useCallback((places: readonly number[]) => {
    setRepeats((before) => without(before, places))
    setLeftOut((before) => new Set([...before, ...places]))
  }, [])
  const takeIn = useCallback(({ place, state, sameAs }: Pick<PreviewLine<Item>, 'place' | 'state' | 'sameAs'>) => {
    const isKnown = state === 'duplicate' || state === 'probable'
    if (isKnown || sameAs !== undefined) setRepeats((before) => new Set(before).add(place))
    if (!isKnown) setLeftOut((before) => without(before, [place]))
  }, [])
  const tick = useCallback((place: number, isTicked: boolean) => {
    setTicked((before) => (isTicked ? new Set(before).add(place) : without(before, [place])))
  }, [])
  const addAsNew = useCallback((place: number) => {
    setTicked((before) => without(before, [place]))
    setRepeats((before) => new Set(before).add(place))
  }, [])
  const mend = useCallback((places: readonly number[], field: string, text: string) => {
    const mended = new Set(places)
    setKnown((before) => {
      if (!before) return null
      const reread = ({ row }: ImportLine<Item>) =>
        before.source.read({ ...row, mended: { ...row.mended, [field]: text } })
      const lines = before.lines.map((line, place) => (mended.has(place) ? reread(line) : line))
      return { ...before, lines }
    })
  }, [])
  return {
    lines: known?.source === source ? (known?.lines ?? null) : null,
    firstLines: first?.source === source ? (first?.lines ?? null) : null,
    progress,
    leftOut,
    repeats,
    ticked,
    leaveOut,
    takeIn,
    tick,
    addAsNew,
    mend,
  }
}

/** `suggestions`: for each line what to write into its fields, or null. */
function withSuggestions<Item>(
  lines: readonly ImportLine<Item>[],
  read: LineSource<Item>['read'],
  suggestions: readonly (Readonly<Record<string, string>> | null)[],
): ImportLine<Item>[] {
  return lines.map((line, place) => {
    const mended = suggestions[place]
    return mended ? { ...read({ ...line.row, mended }), suggested: Object.keys(mended) } : line
  })
}
