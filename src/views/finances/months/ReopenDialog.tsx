import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { reopenMonth } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { monthsBetween } from './monthSpans'
import { useMonthRange } from './useMonthRange'

const REASON_MAX = 500

interface ReopenDialogProps {
  /** `YYYY-MM` */
  month: string
  /** All up to here are opened with it. */
  lastClosedMonth: string | undefined
  onDone: () => void
  onCancel: () => void
}

export function ReopenDialog({ month, lastClosedMonth = month, onDone, onCancel }: ReopenDialogProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const dispatch = useAppDispatch()
  const { monthInFull } = useFormat()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const monthRange = useMonthRange()
  const name = monthInFull(`${month}-01`)
  const after = monthsBetween(month, lastClosedMonth).slice(1)

  async function reopen(): Promise<void> {
    const said = reason.trim()
    if (said === '' || said.length > REASON_MAX) {
      setError(validationErrorText(t, said === '' ? 'required' : `too_long:${REASON_MAX}`))
      return
    }
    setBusy(true)
    const outcome = await dispatch(reopenMonth({ month, reason: said }))
    setBusy(false)
    if (reopenMonth.fulfilled.match(outcome)) {
      const opened = outcome.payload.map((closing) => closing.month)
      showToast.success(t('months.reopenDone', { count: opened.length, months: monthRange(opened) }))
      onDone()
    } else {
      setError(unsentText(failureOf(outcome.error)))
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('months.reopenTitle', { month: name })}
      confirmLabel={after.length > 0 ? t('months.reopenMany', { count: after.length + 1 }) : t('months.reopen')}
      isBusy={isBusy}
      onConfirm={() => void reopen()}
      onCancel={onCancel}
    >
      {after.length > 0 && <p>{t('months.reopenAlso', { count: after.length, months: monthRange(after) })}</p>}
      <p>{t('months.reopenText')}</p>
      <TextAreaField
        label={t('months.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error}
        limit={REASON_MAX}
        required
      />
    </ConfirmDialog>
  )
}
