import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reconciliation } from '@contract/treasury/reconciliations'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { undoReconciliation } from '@/redux/treasury/reconciliations'
import { useFormat } from '@/shared/dates/useFormat'

const REASON_MAX = 500

interface UndoDialogProps {
  reconciliation: Reconciliation
  onDone: () => void
  onCancel: () => void
}

/** The last reconciliation of an account, taken back with a reason. */
export function UndoDialog({ reconciliation: { id, day, lines }, onDone, onCancel }: UndoDialogProps) {
  const { t } = useTranslation(['reconcile', 'shell'])
  const dispatch = useAppDispatch()
  const { date } = useFormat()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  async function undo(): Promise<void> {
    const said = reason.trim()
    if (said === '' || said.length > REASON_MAX) {
      setError(validationErrorText(t, said === '' ? 'required' : `too_long:${REASON_MAX}`))
      return
    }
    setBusy(true)
    try {
      await dispatch(undoReconciliation({ id, reason: said })).unwrap()
      showToast.success(t('undone', { date: date(day) }))
      onDone()
    } catch (thrown) {
      setError(unsentText(failureOf(thrown)))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('undoTitle', { date: date(day) })}
      confirmLabel={t('undo')}
      isBusy={isBusy}
      onConfirm={() => void undo()}
      onCancel={onCancel}
    >
      <p>{t('undoText', { count: lines })}</p>
      <TextAreaField
        label={t('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error}
        limit={REASON_MAX}
        required
      />
    </ConfirmDialog>
  )
}
