import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { OwnReplyAnswer, type MyEvent, type OwnReply } from '@contract/replies/replies'
import { failureOf, type Failure } from '@/api/failure'
import { PENDING_KEY, pendingReplies, type PendingReply } from './pendingReplies'
import { usePersonal } from './personal'

const PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 300_000]
const LOCK = 'batuta:my-replies'

/** Worth another try: the line, or a server that has trouble of its own. */
const isPassing = ({ status, code }: Failure) => (status === 0 && code !== 'session_ended') || status >= 429

/** Tabs of one phone take turns: what one has sent, the other no longer finds. */
async function inTurn(task: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(LOCK, task) : task())
}

interface Outcome {
  onTaken: (event: MyEvent) => void
  onRefused: (failure: Failure) => void
}

/** Answers that wait to be sent, and the way to give one. They leave at once, or as soon as there is a line. */
export function useReplies({ onTaken, onRefused }: Outcome) {
  const { request, owner } = usePersonal()
  const queue = useMemo(() => pendingReplies(owner), [owner])
  const [pending, setPending] = useState<PendingReply[]>(() => queue.read())
  const [isWaiting, setWaiting] = useState(false)
  const [refused, setRefused] = useState<Record<string, Failure['code']>>({})
  const outcome = useRef({ onTaken, onRefused })
  const tries = useRef(0)
  useEffect(() => {
    outcome.current = { onTaken, onRefused }
  })

  /** Answers how long to wait before the next try, or undefined where nothing is left. */
  const sendAll = useCallback(async (): Promise<number | undefined> => {
    for (const reply of queue.read()) {
      const { at: _at, ...own } = reply
      try {
        const data = { reply: own }
        const { event } = await request(OwnReplyAnswer, { url: '/replies/answer-event', method: 'POST', data })
        queue.settle(reply)
        outcome.current.onTaken(event)
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (isPassing(failure)) return (failure.retryAfterS ?? 0) * 1000
        queue.settle(reply)
        setRefused((shown) => ({ ...shown, [own.eventId]: failure.code }))
        outcome.current.onRefused(failure)
      }
      tries.current = 0
      setPending(queue.read())
    }
    return undefined
  }, [queue, request])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef<() => void>(() => undefined)
  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    if (queue.read().length === 0) return
    let waitMs: number | undefined
    await inTurn(async () => {
      waitMs = await sendAll()
    })
    setPending(queue.read())
    setWaiting(waitMs !== undefined)
    if (waitMs === undefined) return
    const pauseMs = PAUSES_MS[Math.min(tries.current, PAUSES_MS.length - 1)] ?? 0
    tries.current += 1
    clearTimeout(timer.current)
    timer.current = setTimeout(() => again.current(), Math.max(pauseMs, waitMs))
  }, [queue, sendAll])
  useEffect(() => {
    again.current = () => void flush()
  }, [flush])

  useEffect(() => {
    const flushIfSeen = () => {
      if (document.visibilityState === 'visible') void flush()
    }
    const follow = ({ key }: StorageEvent) => {
      if (key === PENDING_KEY || key === null) setPending(queue.read())
    }
    flushIfSeen()
    window.addEventListener('online', flushIfSeen)
    window.addEventListener('storage', follow)
    document.addEventListener('visibilitychange', flushIfSeen)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', flushIfSeen)
      window.removeEventListener('storage', follow)
      document.removeEventListener('visibilitychange', flushIfSeen)
    }
  }, [flush, queue])

  function give(reply: OwnReply): void {
    setRefused((shown) => Object.fromEntries(Object.entries(shown).filter(([id]) => id !== reply.eventId)))
    queue.put({ ...reply, at: Date.now() })
    setPending(queue.read())
    void flush()
  }

  return { pending, isWaiting, refused, give }
}
