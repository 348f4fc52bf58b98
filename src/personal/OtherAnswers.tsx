import { useEffect, useMemo } from 'react'
import { withEvent, withPoll } from '@/views/my/changedPage'
import { readStoredPage, storePage } from '@/views/my/keptPage'
import { PersonalContext, usePersonal } from '@/views/my/personal'
import { usePollReplies } from '@/views/my/usePollReplies'
import { useReplies } from '@/views/my/useReplies'
import { myPageCall, type MyPage } from '@contract/calendar/replies'
import { requestBy } from './personalRequest'

const nothing = () => undefined

/** Sends what waits; of what is refused its own page tells, once it is shown. */
function Answers({ link }: { link: string }) {
  const change = (update: (page: MyPage) => MyPage) => {
    const page = readStoredPage(link)
    if (page !== null) storePage(link, update(page))
  }
  const outcome = { onKept: nothing, onRefused: nothing, keepsRefused: true }
  useReplies({ ...outcome, onTaken: (event) => change((page) => withEvent(page, event)) })
  usePollReplies({ ...outcome, onTaken: (poll) => change((page) => withPoll(page, poll)) })
  return null
}

interface OtherAnswersProps {
  link: string
  /** Its page was never read, as that of a link which came with another. */
  isUnread: boolean
  /** Must be stable between renders. */
  onRead: (link: string, page: MyPage) => void
}

/**
 * What belongs to a link whose page is not shown now. Answers that were given by it leave as soon as there is a line, each by its own
 * link; its page is read once, so that its name is known, and so that it can be answered without a line.
 */
export function OtherAnswers({ link, isUnread, onRead }: OtherAnswersProps) {
  const shown = usePersonal()
  const own = useMemo(() => ({ ...shown, owner: link, request: requestBy(link) }), [shown, link])
  const { request } = own
  useEffect(() => {
    if (!isUnread) return undefined
    let isCurrent = true
    const read = async () => {
      const page = await request(myPageCall)
      if (!isCurrent) return
      storePage(link, page)
      onRead(link, page)
    }
    // Without a line it is read when its own page is shown.
    read().catch(nothing)
    return () => {
      isCurrent = false
    }
  }, [isUnread, link, onRead, request])
  return (
    <PersonalContext value={own}>
      <Answers link={link} />
    </PersonalContext>
  )
}
