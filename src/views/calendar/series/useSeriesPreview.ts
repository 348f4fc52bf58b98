import { useCallback, useEffect, useState } from 'react'
import type { Repeat } from '@contract/calendar'
import type { SeriesPreview } from '@contract/seriesChange'
import { failureOf, type Failure } from '@/api/failure'
import { previewSeries } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'

/** Debounce: long enough that typing a date makes one request. */
const WAIT_MS = 350

export interface SeriesPreviewState {
  /** The newest answer; stays while the next request is running. */
  preview: SeriesPreview | null
  failure: Failure | null
  /** Together with the earlier events there would be more than a series can have. */
  isTooLong: boolean
  /** Whether there is a complete rule. */
  isAsked: boolean
  /** Whether `preview` is of the rule as it stands in the form. */
  isCurrent: boolean
  reload: () => void
}

/** What would become of the series if it followed the rule from the event on. No request without a rule. */
export function useSeriesPreview(id: string, rule: Repeat | undefined): SeriesPreviewState {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  // Compared by value: an equal rule makes no second request.
  const question = rule && JSON.stringify([rule, attempt])
  const [known, setKnown] = useState<Known>({ question: undefined, preview: null, failure: null })

  useEffect(() => {
    if (question === undefined) return undefined
    const [repeat] = JSON.parse(question) as [Repeat]
    let isCurrent = true
    const ask = async () => {
      const outcome = await dispatch(previewSeries({ id, repeat }))
      if (!isCurrent) return
      if (previewSeries.fulfilled.match(outcome)) setKnown({ question, preview: outcome.payload, failure: null })
      else setKnown(({ preview }) => ({ question, preview, failure: failureOf(outcome.error) }))
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [dispatch, id, question])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isCurrent = question !== undefined && known.question === question && known.failure === null
  const failure = known.question === question ? known.failure : null
  const isTooLong = Object.values(failure?.fields ?? {}).some((validationError) =>
    validationError.startsWith('too_big'),
  )
  return { preview: known.preview, failure, isTooLong, isAsked: question !== undefined, isCurrent, reload }
}

interface Known {
  question: string | undefined
  preview: SeriesPreview | null
  failure: Failure | null
}
