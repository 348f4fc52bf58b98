import { useId } from 'react'
import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { minorUnitsOf } from '@contract/minorUnits'
import { answerBefore } from './answerUndo'
import { usePersonal } from './personal'

interface FeeFieldProps {
  event: MyEvent
  currency: string
  onReply: (reply: OwnReply) => void
}

/** What a deputy asks for; it is said with the yes. */
export function FeeField({ event, currency, onReply }: FeeFieldProps) {
  const { t } = usePersonal()
  const id = useId()
  const digits = minorUnitsOf(currency)
  const unit = 10 ** digits
  const fee = event.seat?.fee
  return (
    <form
      className="my-fee"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        const typed = new FormData(submitted.currentTarget).get('fee')
        const amount = Math.round(Number(typed) * unit)
        if (Number.isSafeInteger(amount)) onReply({ ...answerBefore(event), answer: 'yes', fee: amount })
      }}
    >
      <label htmlFor={id}>{t('seat.fee', { currency })}</label>
      <input
        key={fee}
        id={id}
        name="fee"
        type="number"
        className="form-control"
        min="0"
        step={1 / unit}
        inputMode="decimal"
        defaultValue={fee === undefined ? '' : (fee / unit).toFixed(digits)}
      />
      <button type="submit" className="btn btn-secondary">
        {t(event.answer === 'yes' ? 'seat.save' : 'seat.yes')}
      </button>
    </form>
  )
}
