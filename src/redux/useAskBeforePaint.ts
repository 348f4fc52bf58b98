import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { selectSignInCount } from './auth'
import { useAppSelector } from './hooks'

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
    void ask().then(() => {
      if (!isSubscribed.current) flushSync(renderAgain)
    })
  }, [ask, signInCount])
  useEffect(() => {
    isSubscribed.current = true
  }, [])
}
