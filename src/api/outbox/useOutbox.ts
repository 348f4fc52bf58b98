import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/api/failure'
import { createOutbox, type OutboxOptions, type OutboxStore, type Said } from './outbox'

const PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 300_000]

/** Worth another try: the line, or a server that has trouble of its own. */
const isPassing = ({ status, code }: Failure) => (status === 0 && code !== 'session_ended') || status >= 429

/** Tabs of one phone take turns: what one has sent, the other no longer finds. */
async function inTurn(lock: string, task: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(`batuta:${lock}`, task) : task())
}

interface Sending<Item> {
  /** Rejects with an HttpError. */
  send: (item: Item) => Promise<void>
  /** The server has taken it for no good: it is not sent again. */
  onRefused: (item: Item, failure: Failure) => void
  /** Refused answers stay in the outbox where no refusal can be shown now, and are sent again where it can. */
  keepsRefused?: boolean | undefined
  /** Called once with the newest answer that waits, as there is no connection or the server has trouble of its own. */
  onKept: (item: Item) => void
}

/**
 * What waits to be sent, and the way to say something. It leaves at once, or as soon as there is a line. The first `store` and
 * `options` hold for good.
 */
export function useOutbox<Item extends Said>(
  store: OutboxStore | null,
  options: OutboxOptions<Item>,
  sending: Sending<Item>,
) {
  const key = store?.key ?? ''
  const [outbox] = useState(() => createOutbox(store, options))
  const [pending, setPending] = useState(() => outbox.read())
  const [isWaiting, setWaiting] = useState(false)
  const tries = useRef(0)
  /** Time up to which the person was informed of waiting answers. */
  const keptAt = useRef(0)
  const latest = useRef(sending)
  useEffect(() => {
    latest.current = sending
  })

  /** Returns the milliseconds for which the server wants to be left alone, or 0; undefined where nothing is left to try. */
  const sendAll = useCallback(async (): Promise<number | undefined> => {
    for (const item of outbox.read()) {
      try {
        await latest.current.send(item)
        outbox.settle(item)
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (isPassing(failure)) {
          const newest = outbox.read().at(-1)
          if (newest && newest.at > keptAt.current) {
            keptAt.current = newest.at
            latest.current.onKept(newest)
          }
          return (failure.retryAfterS ?? 0) * 1000
        }
        if (!latest.current.keepsRefused) {
          outbox.settle(item)
          latest.current.onRefused(item, failure)
        }
      }
      tries.current = 0
      setPending(outbox.read())
    }
    return undefined
  }, [outbox])

  /** It has left the page: what comes back late plans nothing more. */
  const isLeft = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef<() => void>(() => undefined)
  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    if (outbox.read().length === 0) return
    let waitMs: number | undefined
    await inTurn(key, async () => {
      waitMs = await sendAll()
    })
    setPending(outbox.read())
    setWaiting(waitMs !== undefined)
    if (waitMs === undefined || isLeft.current) return
    const pauseMs = PAUSES_MS[Math.min(tries.current, PAUSES_MS.length - 1)] ?? 0
    tries.current += 1
    clearTimeout(timer.current)
    timer.current = setTimeout(() => again.current(), Math.max(pauseMs, waitMs))
  }, [outbox, key, sendAll])
  useEffect(() => {
    again.current = () => void flush()
  }, [flush])

  useEffect(() => {
    const flushIfSeen = () => {
      if (document.visibilityState === 'visible') void flush()
    }
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setPending(outbox.read())
    }
    isLeft.current = false
    flushIfSeen()
    window.addEventListener('online', flushIfSeen)
    window.addEventListener('storage', follow)
    document.addEventListener('visibilitychange', flushIfSeen)
    return () => {
      isLeft.current = true
      clearTimeout(timer.current)
      window.removeEventListener('online', flushIfSeen)
      window.removeEventListener('storage', follow)
      document.removeEventListener('visibilitychange', flushIfSeen)
    }
  }, [flush, key, outbox])

  function put(item: Item): void {
    outbox.put(item)
    setPending(outbox.read())
    void flush()
  }

  return { pending, isWaiting, put, flush }
}
