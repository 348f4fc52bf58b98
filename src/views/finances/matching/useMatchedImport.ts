import { useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { MatchedImport, MatchedImportAnswer } from '@contract/finances/matching'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { findEntry, importMatched } from '@/redux/finances/matching'
import { importOf, type MatchingReview } from './matchingReview'
import { afterRefusal, namedIn, refusals, type Refusal } from './refusedLines'
import { factsOf, originOf, type MatchingFile } from './start/matchingDraft'

interface Failed {
  /** By index of the line. */
  places: ReadonlyMap<number, Refusal>
  /** Error message that concerns no line. */
  sentence: string | null
}

const nothing: Failed = { places: new Map(), sentence: null }

/** Indexes of lines named in the server's error fields, such as `import.lines.3.decision`. */
function blamed(fields: Record<string, string>): number[] {
  return Object.keys(fields).flatMap((path) => {
    const [, at] = /^import\.lines\.(\d+)\./.exec(path) ?? []
    return at === undefined ? [] : [Number(at)]
  })
}

type Sent =
  | { batch: MatchedImport; answer: MatchedImportAnswer }
  /** The import was refused: the review to continue with, and the current entries. */
  | { review: MatchingReview; entries: Finance[] }

/** Sends the review. Repeated with unchanged lines, it keeps the import's id, so that nothing is booked twice. */
export function useMatchedImport(file: MatchingFile) {
  const { fileName, accountId } = file
  const dispatch = useAppDispatch()
  const firstAccountId = useAppSelector(selectUser)?.group.id ?? ''
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState(nothing)
  const sent = useRef<{ of: MatchingReview['lines']; id: string }>(undefined)

  /** Current state of the entries in these lines' decisions, without removed ones. */
  async function readNamed(review: MatchingReview, places: readonly number[]): Promise<Finance[]> {
    const ids = new Set(places.flatMap((place) => namedIn(review.lines[place]?.decision ?? null)))
    const read = await Promise.allSettled([...ids].map((id) => dispatch(findEntry(id)).unwrap()))
    return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }

  async function send(review: MatchingReview): Promise<Sent> {
    if (sent.current?.of !== review.lines) sent.current = { of: review.lines, id: newId() }
    const batch = importOf(review, {
      id: sent.current.id,
      fileName,
      accountId,
      origin: originOf(file),
      file: factsOf(file),
    })
    setBusy(true)
    setFailed(nothing)
    try {
      return { batch, answer: await importMatched(batch) }
    } catch (thrown) {
      const failure = failureOf(thrown)
      const code = refusals.find((one) => one === failure.code)
      const wrong = blamed(failure.fields)
      if (code === undefined || wrong.length === 0) {
        setFailed({ places: new Map(), sentence: unsentText(failure) })
        return { review, entries: [] }
      }
      const entries = await readNamed(review, wrong)
      const refused = new Map(wrong.map((place) => [place, code]))
      const entryOf = (id: string) => entries.find((entry) => entry.id === id)
      const after = afterRefusal(review, refused, { accountId, firstAccountId, entryOf })
      setFailed({ places: after.refused, sentence: null })
      return { review: after.review, entries }
    } finally {
      setBusy(false)
    }
  }

  return { send, isBusy, failed, forget: () => setFailed(nothing) }
}
