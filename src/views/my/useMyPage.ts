import { useCallback, useEffect, useState } from 'react'
import { type MyPage, myPageCall } from '@contract/calendar/replies'
import { failureOf, type Failure } from '@/api/failure'
import { storePage, readStoredPage } from './keptPage'
import { usePersonal } from './personal'

/** The page: at once as this phone has stored it, then as the server has it; loaded again when the person returns to it. */
export function useMyPage() {
  const { request, owner, onPerson } = usePersonal()
  const [page, setPage] = useState(() => readStoredPage(owner))
  const [isFresh, setFresh] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const read = useCallback(async () => {
    try {
      const fresh = await request(myPageCall)
      storePage(owner, fresh)
      setPage(fresh)
      setFresh(true)
      onPerson?.(fresh)
      setFailure(null)
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
  }, [request, owner, onPerson])

  useEffect(() => {
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') void read()
    }
    readIfSeen()
    document.addEventListener('visibilitychange', readIfSeen)
    window.addEventListener('online', readIfSeen)
    return () => {
      document.removeEventListener('visibilitychange', readIfSeen)
      window.removeEventListener('online', readIfSeen)
    }
  }, [read])

  const change = useCallback(
    (update: (page: MyPage) => MyPage) =>
      setPage((shown) => {
        if (shown === null) return null
        const next = update(shown)
        storePage(owner, next)
        return next
      }),
    [owner],
  )
  return { page, isFresh, failure, read, change }
}
