import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '@contract/progress'
import type { OverdueMember, ReminderStep } from '@contract/finances/paying/reminders'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { showToast } from '@/@core/components/feedback/showToast'
import { saveFile } from '@/@core/files/saveFile'
import { failureOf } from '@/api/failure'
import { printLetters } from '@/redux/finances/letters'
import { sendReminders } from '@/redux/finances/reminders'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { FileSoFar } from '@/views/finances/paying/FileSoFar'
import { ReminderFees } from './ReminderFees'
import { ReminderProgress } from './ReminderProgress'

interface PrintRemindersDialogProps {
  rows: readonly OverdueMember[]
  stepOf: (row: OverdueMember) => ReminderStep
  /** What they cost together, in minor units. */
  fees: number
  /** `YYYY-MM-DD`. */
  today: string
  onPrinted: () => void
  onClose: () => void
}

/** Reminders as a file to print, a page each, and the note that they were handed on. */
export function PrintRemindersDialog({ rows, stepOf, fees, today, onPrinted, onClose }: PrintRemindersDialogProps) {
  const { t } = useTranslation('reminders')
  const { count } = useFormat()
  const [isNoted, setNoted] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [bytes, setBytes] = useState<number | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const counted = { count: rows.length, shown: count(rows.length) }

  async function print(): Promise<void> {
    setBusy(true)
    const reminders = rows.map((row) => ({ memberId: row.memberId, step: stepOf(row) }))
    try {
      saveFile(`${t('printFile')} ${today}.pdf`, await printLetters(reminders, setBytes))
      setBytes(null)
      if (isNoted || fees > 0)
        await sendReminders(
          reminders.map((reminder) => ({ ...reminder, byHand: true as const })),
          setProgress,
        )
      showToast.success(t('printed', counted))
      onPrinted()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      setBusy(false)
      setBytes(null)
      setProgress(null)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('printTitle', counted)}
      confirmLabel={t('print')}
      isBusy={isBusy}
      onConfirm={() => void print()}
      onCancel={onClose}
    >
      <p>{t('printText')}</p>
      <ReminderFees fees={fees} />
      {/* A fee that stands in a letter is charged. */}
      {fees === 0 && (
        <CheckboxField label={t('printNote')} checked={isNoted} onChange={({ target }) => setNoted(target.checked)} />
      )}
      <FileSoFar bytes={bytes} />
      <ReminderProgress progress={progress} />
    </ConfirmDialog>
  )
}
