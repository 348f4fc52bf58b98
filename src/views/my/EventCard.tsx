import { useEffect, useRef } from 'react'
import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import type { Failure } from '@/api/failure'
import { categoryStyles } from '@/configs/categoryStyles'
import type { EventWhen } from '@/i18n/eventWhen'
import { comesLater } from './comesLater'
import { EventDetails } from './EventDetails'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'
import { LateNo } from './LateNo'
import { ReplyButtons } from './ReplyButtons'
import type { Undo } from './UndoBar'
import { WhoComes } from './WhoComes'

/** Only where a phone has several links, and then it is there before the page (src/personal/main.tsx). */
export const FamilyButtons = comesLater(() => import('./FamilyButtons'), 'FamilyButtons')

interface EventCardProps {
  event: MyEvent
  /** It is the one that the page was opened for. */
  isOpened: boolean
  /** On which it begins, `YYYY-MM-DD`. */
  firstDay: string
  /** Of the group. */
  currency: string
  when: EventWhen
  /** The group shows who else comes. */
  showsComing: boolean
  /** An answer to it is on its way, or waits for a line. */
  sending: 'sending' | 'kept' | undefined
  refused: Failure['code'] | undefined
  onReply: (reply: OwnReply) => void
  /** Of the person whose page it is. */
  name: string
  onUndo: (undo: Undo) => void
}

const shapes = {
  diamond: <path d="M5 0.5 9.5 5 5 9.5 0.5 5Z" />,
  dot: <circle cx="5" cy="5" r="4" />,
  bars: <path d="M1.5 0.75H4v8.5H1.5zM6 0.75h2.5v8.5H6z" />,
  ring: <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
}

/** What is known of the answer, in words: who gave it, and until when it can be changed. */
function AnswerNote({ event, when }: Pick<EventCardProps, 'event' | 'when'>) {
  const { t } = usePersonal()
  const { status, isAsked, isOpen, isAway, isAssumed, isSetByOther, takesOnlyNo, answer, deadline } = event
  const { reason, waiting, movedUpAt } = event
  if (status === 'cancelled') return null
  if (event.seat?.isTaken) return <p className="my-note">{t('seat.taken')}</p>
  if (!isAsked) return <p className="my-note">{t('invitesNobody')}</p>
  const notes = [
    waiting !== undefined && t('waiting', { place: waiting }),
    movedUpAt !== undefined && t('movedUp'),
    isAssumed && t('assumed'),
    isAway && [t('away'), reason].filter(Boolean).join(': '),
    isSetByOther && t('setByOther'),
    !isOpen && answer !== 'silent' && !isAway && !isAssumed && waiting === undefined && t(answer),
    !isOpen && t(takesOnlyNo && answer !== 'no' ? 'closedButNo' : 'closed'),
    isOpen && deadline !== undefined && untilOf(deadline),
  ]
  function untilOf(end: string): string {
    const isSilent = answer === 'silent'
    if (end === event.start) return t(isSilent ? 'answerUntilStart' : 'untilStart')
    // The deadline is the first moment that is too late: the day before it ends is the last one.
    const last = new Date(Date.parse(end) - 60_000).toISOString()
    return t(isSilent ? 'answerUntil' : 'until', { day: when.dayInFull({ start: last, end: last, allDay: false }) })
  }
  return <p className="my-note">{notes.filter(Boolean).join(' · ')}</p>
}

export function EventCard({
  event,
  isOpened,
  firstDay,
  currency,
  when,
  showsComing,
  sending,
  refused,
  onReply,
  name,
  onUndo,
}: EventCardProps) {
  const { t, relatives = [] } = usePersonal()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpened) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('article')?.scrollIntoView()
  }, [isOpened])
  const { tone, shape } = categoryStyles[event.calendar]
  const isCancelled = event.status === 'cancelled'
  return (
    <article className={`card my-event${isCancelled ? ' is-cancelled' : ''}`} aria-labelledby={`event-${event.id}`}>
      <p className={`my-kind tone-${tone}`}>
        <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden>
          {shapes[shape]}
        </svg>
        {t(`categories.${event.calendar}`)}
        {isCancelled && <strong>{t('cancelled')}</strong>}
        {!isCancelled && event.isOption && <strong className="is-option">{t('option')}</strong>}
      </p>
      <h3 id={`event-${event.id}`} ref={heading} tabIndex={-1}>
        {event.title}
      </h3>
      <p className="my-when tabular">{when.full(event)}</p>
      <EventDetails event={event} firstDay={firstDay} when={when} onReply={onReply} />
      {showsComing && event.isAsked && !isCancelled && <WhoComes eventId={event.id} />}
      {event.isOpen && <ReplyButtons event={event} currency={currency} onReply={onReply} />}
      {event.takesOnlyNo && event.answer !== 'no' && <LateNo event={event} onReply={onReply} />}
      {event.isOpen && relatives.length > 0 && (
        <FamilyButtons event={event} name={name} onReply={onReply} onUndo={onUndo} />
      )}
      <output className="my-sending">{sending && t(sending)}</output>
      {refused !== undefined && (
        <p className="my-refused" role="alert">
          {t('notTaken', { reason: failureWords(t, refused) })}
        </p>
      )}
      <AnswerNote event={event} when={when} />
    </article>
  )
}
