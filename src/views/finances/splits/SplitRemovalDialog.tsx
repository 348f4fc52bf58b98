import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { fetchSplit, removeSplit, restoreSplit } from '@/redux/finances/splits'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'

interface SplitRemovalDialogProps {
  splitId: string
  onAlone: () => void
  /** All parts were removed. */
  onRemoved: () => void
  /** All parts were restored. */
  onRestored?: () => void
  onClose: () => void
}

/** Offers to remove one part of a payment, or all of them. */
export function SplitRemovalDialog({ splitId, onAlone, onRemoved, onRestored, onClose }: SplitRemovalDialogProps) {
  const { t } = useTranslation(['splits', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const { answer } = useQuery(fetchSplit, splitId)
  const [isBusy, setBusy] = useState(false)
  const count = answer?.finances.length ?? 0
  const total = money.format((answer?.finances ?? []).reduce((sum, { amount }) => sum + amount, 0))

  async function removeAll(): Promise<void> {
    setBusy(true)
    try {
      const gone = await removeSplit(splitId)
      const parts = gone.map(({ id, version }) => ({ id, version }))
      const run = () => restoreSplit({ id: splitId, parts })
      const undo = offerUndo({ run, done: t('remove.undone'), ...(onRestored && { onDone: onRestored }) })
      showToast.success(t('remove.done', { count: gone.length }), undo)
      onRemoved()
    } catch (thrown) {
      setBusy(false)
      toastFailure(failureOf(thrown))
    }
  }

  return (
    <Dialog
      isOpen
      title={t('remove.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button color="danger-quiet" disabled={!answer || isBusy} onClick={onAlone}>
            {t('remove.alone')}
          </Button>
          <Button color="danger" disabled={!answer} isBusy={isBusy} onClick={() => void removeAll()}>
            {t('remove.all', { count })}
          </Button>
        </>
      }
    >
      <p>{answer ? t('remove.text', { count, total }) : '\u00a0'}</p>
    </Dialog>
  )
}
