import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '@/configs/afterPress'
import { failureOf, type Failure } from '@/api/failure'
import { selectSignInCount } from './auth'
import { useAppSelector } from './hooks'
import { useAhead } from './firstLook'
import { useRunQuery, type Query } from './query'

export interface Load<Answer> {
  /** The latest answer; kept while a newer one is loading. */
  answer: Answer | null
  /** Of the latest request; kept while the same request is repeated. */
  failure: Failure | null
  isLoading: boolean
  reload: () => void
}

/**
 * Data that no slice stores: loaded when the screen opens, when `arg` changes (compared by identity: give a string or a stable object)
 * and after a new sign-in. Answers to older requests are ignored.
 */
export function useQuery<Answer, Arg>(query: Query<Answer, Arg>, arg: Arg): Load<Answer> {
  const run = useRunQuery()
  const ahead = useAhead()
  const signInCount = useAppSelector(selectSignInCount)
  const [attempt, setAttempt] = useState(0)
  // Changes with each of these; the request is identified by this object.
  const question = useMemo(() => ({ query, arg, attempt, signInCount }), [query, arg, attempt, signInCount])
  const [known, setKnown] = useState<Known<Answer, Arg>>(() => {
    const answer = ahead.peek(query, arg)
    return { question: answer === null ? null : question, answer, failure: null }
  })

  const asked = useRef<{ question: object; answer: Promise<Answer> } | null>(null)

  // Before the paint: data that was requested ahead is shown with the screen, without a skeleton.
  useLayoutEffect(() => {
    let isCurrent = true
    // React repeats effects when a suspended part of the screen resumes: that must not repeat the request.
    if (asked.current?.question !== question) {
      const { query: find, arg: of } = question
      const early = question.attempt === 0 ? ahead.take(find, of) : undefined
      asked.current = { question, answer: early ?? run(find(of)) }
    }
    asked.current.answer.then(
      (answer) =>
        afterPress(() => {
          // In time for the next paint, if the answer was there before the screen.
          if (isCurrent) flushSync(() => setKnown((before) => knownNow(before, question, answer)))
        }),
      (thrown: unknown) =>
        afterPress(() => {
          if (isCurrent) setKnown(({ answer }) => ({ question, answer, failure: failureOf(thrown) }))
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [run, ahead, question])

  useForgottenWhenHidden(asked)

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isLoading = known.question !== question
  const isSameAsked = known.question?.query === query && known.question.arg === arg
  return { answer: known.answer, failure: isSameAsked ? known.failure : null, isLoading, reload }
}

/**
 * A kept screen that is shown again asks anew. React disconnects passive effects when a screen is hidden or goes, and not when it
 * suspends, which layout effects cannot tell apart.
 */
function useForgottenWhenHidden(asked: RefObject<unknown>): void {
  useEffect(
    () => () => {
      asked.current = null
    },
    [asked],
  )
}

/** The same object where a screen that is shown again learns nothing new: it is not rendered again then. */
function knownNow<Answer, Arg>(
  before: Known<Answer, Arg>,
  question: Known<Answer, Arg>['question'],
  answer: Answer,
): Known<Answer, Arg> {
  const isSame = before.question === question && before.failure === null
  if (isSame && JSON.stringify(before.answer) === JSON.stringify(answer)) return before
  return { question, answer, failure: null }
}

interface Known<Answer, Arg> {
  question: { query: Query<Answer, Arg>; arg: Arg } | null
  answer: Answer | null
  failure: Failure | null
}

/**
 * Loads data that a slice stores: when the screen opens, when `arg` changes (must be stable) and after a new sign-in. Before the paint,
 * so that data that was requested ahead is shown with the screen, without a skeleton. What was asked ahead is not asked again.
 */
export function useAskBeforePaint<Arg>(query: Query<unknown, Arg>, arg: Arg): void {
  const run = useRunQuery()
  const ahead = useAhead()
  const signInCount = useAppSelector(selectSignInCount)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // React subscribes a new screen to the store in a passive effect, most often after its first paint: until then it is made to look.
  const isSubscribed = useRef(false)
  const asked = useRef<{ query: typeof query; arg: Arg; signInCount: number }>(null)
  useLayoutEffect(() => {
    const before = asked.current
    // React repeats effects when a suspended part of the screen resumes: that must not repeat the request.
    if (before?.query === query && before.arg === arg && before.signInCount === signInCount) return
    asked.current = { query, arg, signInCount }
    const showAnswer = () => isSubscribed.current || flushSync(renderAgain)
    const answer = ahead.take(query, arg) ?? run(query(arg))
    answer.then(showAnswer, showAnswer)
  }, [run, ahead, query, arg, signInCount])
  useEffect(() => {
    isSubscribed.current = true
    return () => {
      isSubscribed.current = false
    }
  }, [])
  useForgottenWhenHidden(asked)
}
