import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/api/failure'
import { afterPress } from '@/configs/afterPress'

interface Polled<Answer> {
  answer: Answer | null
  /** Of the last attempt. */
  failure: Failure | null
  /** When the answer came, in milliseconds since 1970. */
  at: number
}

/**
 * Loads at once and then at each interval. `put` sets a newer result, which a request that was already under way does not
 * overwrite.
 */
export function usePolled<Answer>(fetch: (id: string) => Promise<Answer>, id: string, everyMs: number) {
  const [known, setKnown] = useState<Polled<Answer>>({ answer: null, failure: null, at: 0 })
  const turn = useRef(0)

  const put = useCallback((answer: Answer) => {
    turn.current += 1
    setKnown({ answer, failure: null, at: Date.now() })
  }, [])
  const ask = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    fetch(id).then(
      (answer) => afterPress(() => mine === turn.current && setKnown({ answer, failure: null, at: Date.now() })),
      (thrown: unknown) =>
        afterPress(() => mine === turn.current && setKnown((now) => ({ ...now, failure: failureOf(thrown) }))),
    )
  }, [fetch, id])

  useEffect(() => {
    ask()
    const timer = setInterval(ask, everyMs)
    return () => {
      turn.current += 1
      clearInterval(timer)
    }
  }, [ask, everyMs])

  return { ...known, put, ask }
}
