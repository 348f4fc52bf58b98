import { useState } from 'react'
import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { REASON_MAX } from '@contract/calendar/absences'
import { usePersonal } from './personal'
import { useNextFocus } from './useNextFocus'

/** A no after the deadline, in two presses: another answer does not follow it. */
export function LateNo({ event, onReply }: { event: MyEvent; onReply: (reply: OwnReply) => void }) {
  const { t } = usePersonal()
  const [isAsked, setAsked] = useState(false)
  const { want, take } = useNextFocus()
  const ask = (asked: boolean) => {
    want()
    setAsked(asked)
  }
  if (!isAsked)
    return (
      <button ref={take} type="button" className="btn btn-secondary" onClick={() => ask(true)}>
        {t('late.open')}
      </button>
    )
  return (
    <form
      className="my-confirm"
      aria-label={t('late.open')}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        const typed = new FormData(submitted.currentTarget).get('reason')
        const reason = typeof typed === 'string' ? typed.trim() : ''
        onReply({ eventId: event.id, answer: 'no', ...(reason !== '' && { reason }) })
        document.getElementById(`event-${event.id}`)?.focus()
      }}
    >
      <p>{t('late.text')}</p>
      <input
        ref={take}
        name="reason"
        className="form-control"
        aria-label={t('reason')}
        placeholder={t('reason')}
        maxLength={REASON_MAX}
      />
      <button type="submit" className="btn btn-primary">
        {t('late.say')}
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => ask(false)}>
        {t('absences.cancel')}
      </button>
    </form>
  )
}
