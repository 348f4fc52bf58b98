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

const REASON_MAX = 500

interface ReopenDialogProps {
  /** `YYYY-MM` */
  month: string
  onDone: () => void
  onCancel: () => void
}

export function ReopenDialog({ month, onDone, onCancel }: ReopenDialogProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const dispatch = useAppDispatch()
  const { monthInFull } = useFormat()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const name = monthInFull(`${month}-01`)

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
      showToast.success(t('months.reopenDone', { month: name }))
      onDone()
    } else {
      setError(unsentText(failureOf(outcome.error)))
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('months.reopenTitle', { month: name })}
      confirmLabel={t('months.reopen')}
      isBusy={isBusy}
      onConfirm={() => void reopen()}
      onCancel={onCancel}
    >
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
