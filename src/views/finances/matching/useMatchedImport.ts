import { useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { MatchedImport, MatchedImportAnswer } from '@contract/treasury/matching'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { importMatched } from '@/redux/treasury/matching'
import { importOf, type MatchingReview } from './matchingReview'
import type { MatchingFile } from './start/matchingDraft'

export const refusals = ['conflict', 'already_reversed', 'month_closed', 'invalid'] as const
export type Refusal = (typeof refusals)[number]

interface Failed {
  /** By the line under review. */
  places: ReadonlyMap<number, Refusal>
  /** Where no line is to blame. */
  sentence: string | null
}

const nothing: Failed = { places: new Map(), sentence: null }

/** Which lines of the batch the server's fields name: `import.lines.3.decision`. */
function blamed(fields: Record<string, string>): number[] {
  return Object.keys(fields).flatMap((path) => {
    const [, at] = /^import\.lines\.(\d+)\./.exec(path) ?? []
    return at === undefined ? [] : [Number(at)]
  })
}

/** Sends what was decided. The same review sent again goes under its id: what did arrive is not booked twice. */
export function useMatchedImport({ fileName, accountId }: MatchingFile) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState(nothing)
  const sent = useRef<{ of: MatchingReview['lines']; id: string }>(undefined)

  async function send(review: MatchingReview): Promise<{ batch: MatchedImport; answer: MatchedImportAnswer } | null> {
    if (sent.current?.of !== review.lines) sent.current = { of: review.lines, id: newId() }
    const { batch, places } = importOf(review, { id: sent.current.id, fileName, accountId })
    setBusy(true)
    setFailed(nothing)
    try {
      return { batch, answer: await dispatch(importMatched(batch)).unwrap() }
    } catch (thrown) {
      const failure = failureOf(thrown)
      const code = refusals.find((one) => one === failure.code)
      const wrong = blamed(failure.fields).flatMap((at) => places[at] ?? [])
      if (code !== undefined && wrong.length > 0)
        setFailed({ places: new Map(wrong.map((place) => [place, code])), sentence: null })
      else setFailed({ places: new Map(), sentence: unsentText(failure) })
      return null
    } finally {
      setBusy(false)
    }
  }

  return { send, isBusy, failed, forget: () => setFailed(nothing) }
}
