import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ImportServer, LineProgress } from './importArea'
import type { ImportLine } from '@/@core/import/parsing/importLine'

/** Ticks in quick succession are one question. */
const PAUSE_MS = 250

interface Duplicates<Item> {
  /** Of the last answer, while a newer one is on its way. */
  duplicates: ReadonlySet<number>
  /** What lines probably are that probably stand there. */
  probable: ReadonlyMap<number, string>
  /** The records that they are, as far as the area tells. */
  stored: ReadonlyMap<number, Item>
  isChecking: boolean
  /** While it is checked, once the server tells. */
  progress: LineProgress | null
  /** Why it could not be found out. */
  alert: string | null
  recheck: () => void
}

const none: ReadonlySet<number> = new Set()
const noneProbable: ReadonlyMap<number, string> = new Map()

/**
 * Asks the server which of the lines stand there already; and again when other lines are left out, since a line may have been
 * known from one of those alone.
 */
export function useDuplicates<Item>(
  /** The reading that the lines are of: while some of them are mended, what is known of the others stays. */
  source: object | null,
  lines: readonly ImportLine<Item>[] | null,
  leftOut: ReadonlySet<number>,
  /** The names of the file's columns. */
  shape: string,
  { findDuplicates, sentenceOf }: Pick<ImportServer<Item>, 'findDuplicates' | 'sentenceOf'>,
): Duplicates<Item> {
  const [attempt, setAttempt] = useState(0)
  // A question is known by its identity.
  const question = useMemo(() => ({ source, lines, leftOut, shape, attempt }), [source, lines, leftOut, shape, attempt])
  const [told, setTold] = useState<{ question: object; progress: LineProgress } | null>(null)
  const [known, setKnown] = useState<Known<Item>>(unknown)

  useEffect(() => {
    const { lines: asked } = question
    if (!asked) return undefined
    let isCurrent = true
    const sent = asked.flatMap(({ item }, place) =>
      item === null || question.leftOut.has(place) ? [] : [{ item, place }],
    )
    async function ask(): Promise<void> {
      try {
        const found = await findDuplicates(
          sent.map(({ item }) => item),
          (progress) => isCurrent && setTold({ question, progress }),
          question.shape,
        )
        const duplicates = new Set(found.duplicates.flatMap((index) => sent[index]?.place ?? []))
        const probable = new Map(
          found.probable.flatMap(({ place: index, note }): [number, string][] => {
            const place = sent[index]?.place
            return place === undefined ? [] : [[place, note]]
          }),
        )
        const stored = new Map(
          found.stored?.flatMap(({ place: index, item }): [number, Item][] => {
            const place = sent[index]?.place
            return place === undefined ? [] : [[place, item]]
          }),
        )
        if (isCurrent) setKnown({ question, source: question.source, duplicates, probable, stored, alert: null })
      } catch (thrown) {
        if (isCurrent) setKnown((before) => ({ ...before, question, alert: sentenceOf(thrown) }))
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [question, findDuplicates, sentenceOf])

  const recheck = useCallback(() => setAttempt((count) => count + 1), [])
  const isChecking = lines !== null && known.question !== question
  return {
    duplicates: known.source === source ? known.duplicates : none,
    probable: known.source === source ? known.probable : noneProbable,
    stored: known.source === source ? known.stored : unknown.stored,
    isChecking,
    progress: isChecking && told?.question === question ? told.progress : null,
    alert: isChecking ? null : known.alert,
    recheck,
  }
}

interface Known<Item> {
  question: object | null
  source: object | null
  duplicates: ReadonlySet<number>
  probable: ReadonlyMap<number, string>
  stored: ReadonlyMap<number, Item>
  alert: string | null
}

const unknown = {
  question: null,
  source: null,
  duplicates: none,
  probable: noneProbable,
  stored: new Map<number, never>(),
  alert: null,
}
