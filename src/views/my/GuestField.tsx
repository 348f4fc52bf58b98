import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { answerBefore } from './answerUndo'
import { usePersonal } from './personal'

interface GuestFieldProps {
  event: MyEvent
  onReply: (reply: OwnReply) => void
}

/** How many people come along, where the event lets one bring some. */
export function GuestField({ event, onReply }: GuestFieldProps) {
  const { t, locale } = usePersonal()
  const { guests = 0, guestsMax = 0 } = event
  const bring = (more: number) => onReply({ ...answerBefore(event), guests: guests + more })
  return (
    <fieldset className="my-guests">
      <legend>{t('guests')}</legend>
      <button
        type="button"
        className="btn btn-secondary"
        aria-label={t('fewerGuests')}
        aria-disabled={guests === 0}
        onClick={() => guests > 0 && bring(-1)}
      >
        −
      </button>
      <output className="tabular">{guests === 0 ? t('noGuests') : guests.toLocaleString(locale)}</output>
      <button
        type="button"
        className="btn btn-secondary"
        aria-label={t('moreGuests')}
        aria-disabled={guests >= guestsMax}
        onClick={() => guests < guestsMax && bring(1)}
      >
        +
      </button>
    </fieldset>
  )
}
