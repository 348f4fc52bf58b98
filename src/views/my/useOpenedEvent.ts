import { useEffect, useEffectEvent, useState } from 'react'
import type { MyPage, OwnReply } from '@contract/calendar/replies'
import { answerBefore } from './answerUndo'
import { usePersonal, type OpenedEvent } from './personal'
import type { Undo } from './UndoBar'

interface OpenedEventOptions {
  /** The page is the server's, and not what this phone has stored of it. */
  isFresh: boolean
  /** There is no fresh one now. */
  hasFailed: boolean
  give: (reply: OwnReply) => void
  onUndo: (undo: Undo) => void
}

/**
 * Shows the event whose mail opened the page, once it is there, and gives the answer that was pressed in the mail: once, to the event as
 * the server has it, or where there is no line as this phone has stored it. `openedId`: that event, from then on. `isMissing`: it is
 * not on the page any more.
 */
export function useOpenedEvent(page: MyPage | null, { isFresh, hasFailed, give, onUndo }: OpenedEventOptions) {
  const { opened, onOpened, t } = usePersonal()
  // The address is asked for it once; the page goes on showing it.
  const [shown, setShown] = useState(opened)
  if (opened && opened !== shown) setShown(opened)
  const event = page?.events.find(({ id }) => id === shown?.eventId)
  const isReady = isFresh || (event !== undefined && (hasFailed || shown?.answer === undefined))
  const openedId = isReady ? shown?.eventId : undefined

  const open = useEffectEvent((asked: OpenedEvent) => {
    const { eventId, answer } = asked
    onOpened?.()
    // A no is never refused: after the deadline it is given as a late one.
    const isTaken = event !== undefined && (event.isOpen || (event.takesOnlyNo === true && answer === 'no'))
    if (answer === undefined || !isTaken) return
    const before = answerBefore(event)
    give(before.answer === answer ? before : { eventId, answer })
    onUndo({
      text: t('answered', { answer: t(answer), title: event.title }),
      restore: () => give(before),
      onLeft: () => document.getElementById(`event-${eventId}`)?.focus(),
    })
  })
  useEffect(() => {
    if (isReady && shown) open(shown)
  }, [isReady, shown])

  return { openedId, isMissing: openedId !== undefined && event === undefined }
}
