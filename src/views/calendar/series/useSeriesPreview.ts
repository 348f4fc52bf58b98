import { useCallback, useEffect, useState } from 'react'
import { afterPress } from '@/configs/afterPress'
import type { Repeat } from '@contract/calendar'
import type { SeriesPreview } from '@contract/calendar/seriesChange'
import { failureOf, type Failure } from '@/api/failure'
import { previewSeries } from '@/redux/calendar'

/** Debounce: long enough that typing a date makes one request. */
const WAIT_MS = 350

export interface SeriesPreviewState {
  /** The newest answer; stays while the next request is running. */
  preview: SeriesPreview | null
  failure: Failure | null
  /** Together with the earlier events there would be more than a series can have. */
  isTooLong: boolean
  /** Whether there is a complete rule. */
  isRequested: boolean
  isLoading: boolean
  /** Whether `preview` belongs to the rule that is in the form now. */
  isCurrent: boolean
  reload: () => void
}

/** What would become of the series if it followed the rule from the event on. No request without a rule. */
export function useSeriesPreview(id: string, rule: Repeat | undefined): SeriesPreviewState {
  const [attempt, setAttempt] = useState(0)
  // Compared by value: an equal rule makes no second request.
  const requested = rule && JSON.stringify(rule)
  const [known, setKnown] = useState<Known>({ requested: undefined, attempt, preview: null, failure: null })

  useEffect(() => {
    if (requested === undefined) return undefined
    const repeat = JSON.parse(requested) as Repeat
    let isCurrent = true
    const ask = async () => {
      try {
        const preview = await previewSeries({ id, repeat })
        afterPress(() => {
          if (isCurrent) setKnown({ requested, attempt, preview, failure: null })
        })
      } catch (thrown) {
        afterPress(() => {
          if (isCurrent) setKnown(({ preview }) => ({ requested, attempt, preview, failure: failureOf(thrown) }))
        })
      }
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, requested, attempt])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isRequested = requested !== undefined
  // A failure stays visible while the same request is repeated, with the button that repeats it.
  const failure = known.requested === requested ? known.failure : null
  const isLoading = isRequested && (known.requested !== requested || known.attempt !== attempt)
  const isCurrent = isRequested && !isLoading && failure === null
  const isTooLong = Object.values(failure?.fields ?? {}).some((validationError) =>
    validationError.startsWith('too_big'),
  )
  return { preview: known.preview, failure, isTooLong, isRequested, isLoading, isCurrent, reload }
}

interface Known {
  /** The rule as JSON. */
  requested: string | undefined
  attempt: number
  preview: SeriesPreview | null
  failure: Failure | null
}
