import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '@contract/progress'
import { reminderSteps, type OverdueMember, type ReminderStep } from '@contract/finances/paying/reminders'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { sendReminders } from '@/redux/finances/reminders'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { ReminderFees } from './ReminderFees'
import { ReminderProgress } from './ReminderProgress'
import { ReminderLetter, useReminderLetter } from './ReminderLetter'
import { stepName } from './stepName'
import { useForWhom } from './useForWhom'
import { memberLabel } from '@/shared/records/memberLabel'

interface SendRemindersDialogProps {
  rows: readonly OverdueMember[]
  /** How many are chosen besides who get no e-mails. */
  others: number
  stepOf: (row: OverdueMember) => ReminderStep
  /** What they cost together, in minor units. */
  fees: number
  onSent: () => void
  onClose: () => void
}

/** Number of reminders by step, the recipients, and a preview of the first. */
export function SendRemindersDialog({ rows, others, stepOf, fees, onSent, onClose }: SendRemindersDialogProps) {
  const { t } = useTranslation('reminders')
  const { count } = useFormat()
  const forWhom = useForWhom()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [example] = rows
  const counted = { count: rows.length, shown: count(rows.length) }

  async function send(): Promise<void> {
    setBusy(true)
    try {
      const reminders = rows.map((row) => ({ memberId: row.memberId, step: stepOf(row) }))
      await sendReminders(reminders, setProgress)
      showToast.success(t('started', counted))
      onSent()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      setBusy(false)
      setProgress(null)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('sendTitle', counted)}
      confirmLabel={t('send', counted)}
      isBusy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <ul className="reminder-counts">
        {reminderSteps.map((step) => {
          const ofStep = rows.filter((row) => stepOf(row) === step).length
          return (
            ofStep > 0 && (
              <li key={step}>
                <span className="tabular">{count(ofStep)}</span> ×{' '}
                {t('sendLine', { step: t(`steps.${stepName[step]}`) })}
              </li>
            )
          )
        })}
      </ul>
      <p className="muted">{t('sendText')}</p>
      <ReminderFees fees={fees} />
      {others > 0 && <p>{t('sendOthers', { count: others, shown: count(others) })}</p>}
      {/* The list may scroll, and must be focusable to be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="reminder-recipients" tabIndex={0} aria-label={t('recipients')}>
        {rows.map((row) => (
          <li key={row.memberId}>
            <strong>{row.beside === row.email ? row.name : memberLabel(row)}</strong>{' '}
            {row.email && <span className="muted">{row.email}</span>}
            {row.paysFor && <span className="reminder-note">{forWhom(row)}</span>}
          </li>
        ))}
      </ul>
      {example && <Example member={example} step={stepOf(example)} />}
      <ReminderProgress progress={progress} />
    </ConfirmDialog>
  )
}

function Example({ member, step }: { member: OverdueMember; step: ReminderStep }) {
  const { t } = useTranslation('reminders')
  const letter = useReminderLetter(member.memberId, step)
  return (
    <>
      <p>{t('sendExample', { name: memberLabel(member) })}</p>
      <ReminderLetter letter={letter} />
    </>
  )
}
