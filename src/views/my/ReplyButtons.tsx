import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { REASON_MAX } from '@contract/calendar/absences'
import { answers } from '@contract/calendar/replyRules'
import { saidOf } from './answerUndo'
import { FeeField } from './FeeField'
import { GuestField } from './GuestField'
import { NoteField } from './NoteField'
import { usePersonal } from './personal'

interface ReplyButtonsProps {
  event: MyEvent
  /** Of the group. */
  currency: string
  onReply: (reply: OwnReply) => void
}

/** Yes, no, maybe in one press; why in a second. */
export function ReplyButtons({ event, currency, onReply }: ReplyButtonsProps) {
  const { t } = usePersonal()
  const { id: eventId, reason, toConfirm, isAway, isFull } = event
  const answer = saidOf(event)
  return (
    <>
      {toConfirm && (
        <div className="my-confirm">
          <p>{t('toConfirm', { answer: t(toConfirm) })}</p>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => onReply({ eventId, answer: toConfirm, ...(reason !== undefined && { reason }) })}
          >
            {t('confirm', { answer: t(toConfirm) })}
          </button>
        </div>
      )}
      <fieldset className="my-answers" aria-label={t('yourAnswer', { title: event.title })}>
        {answers
          .filter((choice) => choice !== 'maybe' || event.seat === undefined)
          .map((choice) => (
            <button
              key={choice}
              type="button"
              className={`btn btn-secondary my-${choice}`}
              aria-pressed={answer === choice}
              onClick={() => onReply({ eventId, answer: choice, ...(answer === choice && reason && { reason }) })}
            >
              {t(choice)}
            </button>
          ))}
      </fieldset>
      {isFull && answer !== 'yes' && <p className="my-note">{t('full')}</p>}
      {answer === 'yes' && event.guestsMax !== undefined && <GuestField event={event} onReply={onReply} />}
      {event.seat && answer !== 'no' && <FeeField event={event} currency={currency} onReply={onReply} />}
      {answer !== 'silent' && isAway !== true && (
        <NoteField
          note={reason}
          max={REASON_MAX}
          words={{ label: t('reason'), add: t('addReason'), change: t('changeReason'), save: t('saveReason') }}
          onSave={(words) => onReply({ eventId, answer, ...(words !== '' && { reason: words }) })}
        />
      )}
    </>
  )
}
