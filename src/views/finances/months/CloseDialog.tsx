import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { closeMonth } from '@/redux/finances'
import { monthsBetween } from './monthSpans'
import { useMonthRange } from './useMonthRange'

interface CloseDialogProps {
  /** `YYYY-MM` */
  month: string
  /** First open month with entries; all from there on are closed too. */
  firstOpenMonth: string | undefined
  onDone: () => void
  onCancel: () => void
}

export function CloseDialog({ month, firstOpenMonth = month, onDone, onCancel }: CloseDialogProps) {
  const { t } = useTranslation('finances')
  const { monthInFull } = useFormat()
  const [isBusy, setBusy] = useState(false)
  const monthRange = useMonthRange()
  const name = monthInFull(`${month}-01`)
  const before = monthsBetween(firstOpenMonth, month).slice(0, -1)
  const isMany = before.length > 0

  async function close(): Promise<void> {
    setBusy(true)
    try {
      const closed = (await closeMonth(month)).map((closing) => closing.month)
      showToast.success(t('months.closeDone', { count: closed.length, months: monthRange(closed) }))
      onDone()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(isMany ? 'months.closeUpToTitle' : 'months.closeTitle', { month: name })}
      confirmLabel={isMany ? t('months.closeMany', { count: before.length + 1 }) : t('months.closeOf', { month: name })}
      isBusy={isBusy}
      onConfirm={() => void close()}
      onCancel={onCancel}
    >
      {isMany && <p>{t('months.closeAlso', { count: before.length, months: monthRange(before) })}</p>}
      <p className="mb-0">{t('months.closeText', { month: name })}</p>
    </ConfirmDialog>
  )
}
