import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureOf, type Failure } from '@/api/failure'
import { selectSignInCount } from './auth'
import { useAppSelector } from './hooks'
import { useRunQuery, type Query } from './query'

interface Load<Answer> {
  /** The newest answer; stays while a newer one is on its way. */
  answer: Answer | null
  /** Of the newest question; stays while the same is asked again, with what it is shown by. */
  failure: Failure | null
  isLoading: boolean
  reload: () => void
}

/**
 * What a screen shows that no slice keeps: asks when the screen opens, when `arg` changes (compare by value: give a string or
 * a kept object) and after a new sign-in. An answer to an older question is dropped.
 */
export function useQuery<Answer, Arg>(query: Query<Answer, Arg>, arg: Arg): Load<Answer> {
  const run = useRunQuery()
  const signInCount = useAppSelector(selectSignInCount)
  const [attempt, setAttempt] = useState(0)
  // A question is asked anew for each of these, and known by its identity.
  const question = useMemo(() => ({ query, arg, attempt, signInCount }), [query, arg, attempt, signInCount])
  const [known, setKnown] = useState<Known<Answer, Arg>>({ question: null, answer: null, failure: null })

  const asked = useRef<{ question: object; answer: Promise<Answer> } | null>(null)

  // Before the paint: an answer that was asked for ahead is shown with the screen, and no skeleton before it.
  useLayoutEffect(() => {
    let isCurrent = true
    // React runs this again where a part of the screen waited for its code meanwhile: that is no new question.
    if (asked.current?.question !== question) {
      asked.current = { question, answer: run(question.query(question.arg)) }
    }
    asked.current.answer.then(
      // In time for the paint that is next, if the answer was here before the screen.
      (answer) => isCurrent && flushSync(() => setKnown({ question, answer, failure: null })),
      (thrown: unknown) => isCurrent && setKnown(({ answer }) => ({ question, answer, failure: failureOf(thrown) })),
    )
    return () => {
      isCurrent = false
    }
  }, [run, question])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isLoading = known.question !== question
  const isSameAsked = known.question?.query === query && known.question.arg === arg
  return { answer: known.answer, failure: isSameAsked ? known.failure : null, isLoading, reload }
}

interface Known<Answer, Arg> {
  question: { query: Query<Answer, Arg>; arg: Arg } | null
  answer: Answer | null
  failure: Failure | null
}

/**
 * Asks for what a slice keeps when the screen opens, when `ask` changes (keep it between renders) and after a new sign-in: before the
 * paint, so that an answer that was asked for ahead is shown with the screen, and no skeleton before it.
 */
export function useAskBeforePaint(ask: () => Promise<unknown>): void {
  const signInCount = useAppSelector(selectSignInCount)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // React subscribes a new screen to the store in a passive effect, most often after its first paint: until then it is made to look.
  const isSubscribed = useRef(false)
  const asked = useRef<{ ask: typeof ask; signInCount: number }>(null)
  useLayoutEffect(() => {
    // React runs this again where a part of the screen waited for its code meanwhile: that is no new question.
    if (asked.current?.ask === ask && asked.current.signInCount === signInCount) return
    asked.current = { ask, signInCount }
    void ask().then(() => isSubscribed.current || flushSync(renderAgain))
  }, [ask, signInCount])
  useEffect(() => {
    isSubscribed.current = true
  }, [])
}
