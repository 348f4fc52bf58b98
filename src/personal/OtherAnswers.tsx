import { useMemo } from 'react'
import { withEvent, withPoll } from '@/views/my/changedPage'
import { readStoredPage, storePage } from '@/views/my/keptPage'
import { PersonalContext, usePersonal } from '@/views/my/personal'
import { usePollReplies } from '@/views/my/usePollReplies'
import { useReplies } from '@/views/my/useReplies'
import type { MyPage } from '@contract/calendar/replies'
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

/** The answers that were given by a link whose page is not shown now: as soon as there is a line they leave, each by its own link. */
export function OtherAnswers({ link }: { link: string }) {
  const shown = usePersonal()
  const own = useMemo(() => ({ ...shown, owner: link, request: requestBy(link) }), [shown, link])
  return (
    <PersonalContext value={own}>
      <Answers link={link} />
    </PersonalContext>
  )
}
