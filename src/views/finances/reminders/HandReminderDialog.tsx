import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OverdueMember, ReminderStep } from '@contract/finances/paying/reminders'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { sendReminders } from '@/redux/finances/reminders'
import { toastFailure } from '@/shared/failures/toastFailure'
import { whatsAppAddress } from '@/shared/links/linkAddress'
import { ReminderFees } from './ReminderFees'
import { ReminderLetter, useReminderLetter } from './ReminderLetter'
import { statementPath, useForWhom } from './useForWhom'
import { memberLabel } from '@/shared/records/memberLabel'

interface HandReminderDialogProps {
  member: OverdueMember
  step: ReminderStep
  /** What it costs, in minor units. */
  fees: number
  onNoted: () => void
  onClose: () => void
}

/** Text of a reminder that the user delivers, and then records. */
export function HandReminderDialog({ member, step, fees, onNoted, onClose }: HandReminderDialogProps) {
  const { t } = useTranslation(['reminders', 'shell'])
  const forWhom = useForWhom()
  const { memberId, phone } = member
  const name = memberLabel(member)
  const letter = useReminderLetter(memberId, step)
  const text = letter.answer?.text
  const [isBusy, setBusy] = useState(false)

  async function note(): Promise<void> {
    setBusy(true)
    try {
      await sendReminders([{ memberId, step, byHand: true }])
      showToast.success(t('reminders:noted', { name }))
      onNoted()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      title={t('reminders:handTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button color="primary" isBusy={isBusy} onClick={() => void note()}>
            {t('reminders:note')}
          </Button>
        </>
      }
    >
      {member.paysFor && <p className="reminder-for-whom">{forWhom(member)}</p>}
      <p className="muted">{t('reminders:handText')}</p>
      <ReminderFees fees={fees} />
      <ReminderLetter letter={letter} />
      {text !== undefined && (
        <div className="cluster">
          <CopyButton text={text} label={t('reminders:copy')} />
          <a
            className="btn btn-secondary"
            href={whatsAppAddress(text, phone)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={16} aria-hidden />
            {t('reminders:whatsApp')}
          </a>
          <Link to={statementPath(member)}>{t('reminders:statement')}</Link>
        </div>
      )}
    </Dialog>
  )
}
