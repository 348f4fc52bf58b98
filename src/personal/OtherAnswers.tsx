import { useEffect, useMemo, useRef, useState } from 'react'
import { withEvent, withPoll } from '@/views/my/changedPage'
import { readStoredPage, storePage } from '@/views/my/keptPage'
import { PersonalContext, usePersonal, type Relative } from '@/views/my/personal'
import { usePollReplies } from '@/views/my/usePollReplies'
import { useReplies, withPending } from '@/views/my/useReplies'
import { myPageCall, type MyPage } from '@contract/calendar/replies'
import { requestBy } from './personalRequest'

const nothing = () => undefined

interface AnswersProps extends Pick<OtherAnswersProps, 'link' | 'onRelative'> {
  page: MyPage | null
  onPage: (page: MyPage) => void
}

/** Sends what waits; of what is refused its own page tells, once it is shown. */
function Answers({ link, page, onPage, onRelative }: AnswersProps) {
  const change = (update: (page: MyPage) => MyPage) => {
    const stored = readStoredPage(link)
    if (stored === null) return
    const next = update(stored)
    storePage(link, next)
    onPage(next)
  }
  const outcome = { onKept: nothing, onRefused: nothing, keepsRefused: true }
  const { pending, give } = useReplies({ ...outcome, onTaken: (event) => change((shown) => withEvent(shown, event)) })
  usePollReplies({ ...outcome, onTaken: (poll) => change((shown) => withPoll(shown, poll)) })
  const latest = useRef(give)
  useEffect(() => {
    latest.current = give
  })
  useEffect(() => {
    if (page === null) return undefined
    const { person, events } = page
    onRelative(link, {
      name: person.calledName ?? person.name,
      events: events.map((event) =>
        withPending(
          event,
          pending.find(({ eventId }) => eventId === event.id),
        ),
      ),
      give: (reply) => latest.current(reply),
    })
    return () => onRelative(link, undefined)
  }, [link, page, pending, onRelative])
  return null
}

interface OtherAnswersProps {
  link: string
  /** Its page is read now: it never was, as that of a link which came with another, or those of its group are answered together. */
  isRead: boolean
  /** Must be stable between renders. */
  onRead: (link: string, page: MyPage) => void
  /** Whose page it is, and how to answer for them; undefined: it is shown itself, or gone. Must be stable too. */
  onRelative: (link: string, relative: Relative | undefined) => void
}

/**
 * What belongs to a link whose page is not shown now. Answers that were given by it leave as soon as there is a line, each by its own
 * link; its page is read, so that its name is known, and so that it can be answered without a line or together with the shown one.
 */
export function OtherAnswers({ link, isRead, onRead, onRelative }: OtherAnswersProps) {
  const shown = usePersonal()
  const request = useMemo(() => requestBy(link), [link])
  const own = useMemo(() => ({ ...shown, owner: link, request }), [shown, link, request])
  const [page, setPage] = useState(() => readStoredPage(link))
  useEffect(() => {
    if (!isRead) return undefined
    let isCurrent = true
    const read = async () => {
      const fresh = await request(myPageCall)
      if (!isCurrent) return
      storePage(link, fresh)
      setPage(fresh)
      onRead(link, fresh)
    }
    // Without a line it is read when its own page is shown.
    read().catch(nothing)
    return () => {
      isCurrent = false
    }
  }, [isRead, link, onRead, request])
  return (
    <PersonalContext value={own}>
      <Answers link={link} page={page} onPage={setPage} onRelative={onRelative} />
    </PersonalContext>
  )
}
