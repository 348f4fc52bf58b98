import { useState, type FormEvent } from 'react'
import type { MyEvent, OwnReply } from '@contract/replies/replies'
import { REASON_MAX } from '@contract/replies/absences'
import { answers } from '@contract/replies/replyRules'
import { usePersonal } from './personal'

interface ReplyButtonsProps {
  event: MyEvent
  onReply: (reply: OwnReply) => void
}

/** Yes, no, maybe in one press; why in a second. */
export function ReplyButtons({ event, onReply }: ReplyButtonsProps) {
  const { t } = usePersonal()
  const [draft, setDraft] = useState<string | null>(null)
  const { id: eventId, answer, reason, toConfirm, isAway } = event
  const mayExplain = answer !== 'silent' && isAway !== true

  function explain(submitted: FormEvent): void {
    submitted.preventDefault()
    const words = draft?.trim() ?? ''
    if (answer !== 'silent') onReply({ eventId, answer, ...(words !== '' && { reason: words }) })
    setDraft(null)
  }

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
        {answers.map((choice) => (
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
      {mayExplain && draft === null && (
        <p className="my-reason">
          {reason !== undefined && <q>{reason}</q>}
          <button type="button" className="btn btn-link btn-sm" onClick={() => setDraft(reason ?? '')}>
            {reason === undefined ? t('addReason') : t('changeReason')}
          </button>
        </p>
      )}
      {mayExplain && draft !== null && (
        <form className="my-reason-form" onSubmit={explain}>
          <input
            className="form-control"
            aria-label={t('reason')}
            placeholder={t('reason')}
            maxLength={REASON_MAX}
            value={draft}
            // The press just before asked for this field.
            ref={(field) => field?.focus()}
            onChange={({ target }) => setDraft(target.value)}
          />
          <button type="submit" className="btn btn-secondary">
            {t('saveReason')}
          </button>
        </form>
      )}
    </>
  )
}
