import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { closeMonth } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'

interface CloseDialogProps {
  /** `YYYY-MM` */
  month: string
  onDone: () => void
  onCancel: () => void
}

export function CloseDialog({ month, onDone, onCancel }: CloseDialogProps) {
  const { t } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const { monthInFull } = useFormat()
  const [isBusy, setBusy] = useState(false)
  const name = monthInFull(`${month}-01`)

  async function close(): Promise<void> {
    setBusy(true)
    const outcome = await dispatch(closeMonth(month))
    setBusy(false)
    if (closeMonth.fulfilled.match(outcome)) {
      showToast.success(t('months.closeDone', { month: name }))
      onDone()
    } else {
      toastFailure(failureOf(outcome.error))
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('months.closeTitle', { month: name })}
      confirmLabel={t('months.closeOf', { month: name })}
      isBusy={isBusy}
      onConfirm={() => void close()}
      onCancel={onCancel}
    >
      {t('months.closeText')}
    </ConfirmDialog>
  )
}
