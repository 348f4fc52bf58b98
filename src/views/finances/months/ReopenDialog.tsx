import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useFormat } from '@/shared/dates/useFormat'
import { reopenMonth } from '@/redux/finances'
import { ReasonDialog } from '@/views/finances/ledger/ReasonDialog'
import { monthsBetween } from './monthSpans'
import { useMonthRange } from './useMonthRange'

interface ReopenDialogProps {
  /** `YYYY-MM` */
  month: string
  /** All months up to this one are reopened too. */
  lastClosedMonth: string | undefined
  onDone: () => void
  onCancel: () => void
}

export function ReopenDialog({ month, lastClosedMonth = month, onDone, onCancel }: ReopenDialogProps) {
  const { t } = useTranslation('finances')
  const { monthInFull } = useFormat()
  const monthRange = useMonthRange()
  const name = monthInFull(`${month}-01`)
  const after = monthsBetween(month, lastClosedMonth).slice(1)

  async function reopen(reason: string): Promise<void> {
    const closings = await reopenMonth({ month, reason })
    const opened = closings.map((closing) => closing.month)
    showToast.success(t('months.reopenDone', { count: opened.length, months: monthRange(opened) }))
    onDone()
  }

  return (
    <ReasonDialog
      title={t('months.reopenTitle', { month: name })}
      confirmLabel={after.length > 0 ? t('months.reopenMany', { count: after.length + 1 }) : t('months.reopen')}
      reasonLabel={t('months.reason')}
      onConfirm={reopen}
      onCancel={onCancel}
    >
      {after.length > 0 && <p>{t('months.reopenAlso', { count: after.length, months: monthRange(after) })}</p>}
      <p>{t('months.reopenText')}</p>
    </ReasonDialog>
  )
}
