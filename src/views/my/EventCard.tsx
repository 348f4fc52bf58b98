import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import type { Failure } from '@/api/failure'
import { categoryStyles } from '@/configs/categoryStyles'
import type { EventWhen } from '@/i18n/eventWhen'
import { EventDetails } from './EventDetails'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'
import { FamilyButtons } from './FamilyButtons'
import { ReplyButtons } from './ReplyButtons'
import type { Undo } from './UndoBar'
import { WhoComes } from './WhoComes'

interface EventCardProps {
  event: MyEvent
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
  const { status, isAsked, isOpen, isAway, isSetByOther, answer, deadline, reason } = event
  if (status === 'cancelled') return null
  if (!isAsked) return <p className="my-note">{t('invitesNobody')}</p>
  const notes = [
    isAway && [t('away'), reason].filter(Boolean).join(': '),
    isSetByOther && t('setByOther'),
    !isOpen && answer !== 'silent' && !isAway && t(answer),
    !isOpen && t('closed'),
    isOpen && deadline !== undefined && untilOf(deadline),
  ]
  function untilOf(end: string): string {
    const isSilent = answer === 'silent'
    if (end === event.start) return t(isSilent ? 'answerUntilStart' : 'untilStart')
    // The deadline is the first moment that is too late: the day before it ends is the last one.
    const last = new Date(Date.parse(end) - 60_000).toISOString()
    return t(isSilent ? 'answerUntil' : 'until', { day: when.day({ start: last, end: last, allDay: false }) })
  }
  return <p className="my-note">{notes.filter(Boolean).join(' · ')}</p>
}

export function EventCard({ event, when, showsComing, sending, refused, onReply, name, onUndo }: EventCardProps) {
  const { t } = usePersonal()
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
      </p>
      <h3 id={`event-${event.id}`} tabIndex={-1}>
        {event.title}
      </h3>
      <p className="my-when tabular">{when.full(event)}</p>
      <EventDetails event={event} when={when} />
      {showsComing && event.isAsked && !isCancelled && <WhoComes eventId={event.id} />}
      {event.isOpen && <ReplyButtons event={event} onReply={onReply} />}
      {event.isOpen && <FamilyButtons event={event} name={name} onReply={onReply} onUndo={onUndo} />}
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
