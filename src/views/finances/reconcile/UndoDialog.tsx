import { useTranslation } from 'react-i18next'
import type { Reconciliation } from '@contract/finances/reconciliations'
import { showToast } from '@/@core/components/feedback/showToast'
import { undoReconciliation } from '@/redux/finances/reconciliations'
import { useFormat } from '@/shared/dates/useFormat'
import { ReasonDialog } from '@/views/finances/ledger/ReasonDialog'

interface UndoDialogProps {
  reconciliation: Reconciliation
  onDone: () => void
  onCancel: () => void
}

/** Undoes an account's last reconciliation; requires a reason. */
export function UndoDialog({ reconciliation: { id, day, lines }, onDone, onCancel }: UndoDialogProps) {
  const { t } = useTranslation('reconcile')
  const { date } = useFormat()

  async function undo(reason: string): Promise<void> {
    await undoReconciliation({ id, reason })
    showToast.success(t('undone', { date: date(day) }))
    onDone()
  }

  return (
    <ReasonDialog
      title={t('undoTitle', { date: date(day) })}
      confirmLabel={t('undo')}
      reasonLabel={t('reason')}
      onConfirm={undo}
      onCancel={onCancel}
    >
      <p>{t('undoText', { count: lines })}</p>
    </ReasonDialog>
  )
}
