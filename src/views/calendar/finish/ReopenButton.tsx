import { LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { takeFormDraft } from '@/@core/hooks/useFormDraft'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { selectUser } from '@/redux/auth'
import { reopenEvent } from '@/redux/calendar'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { finishDraftKey } from './finishValues'

interface ReopenButtonProps {
  event: CalendarEvent
  onReopened: () => void
}

/** Takes an event out of the analytics, to be moved, cancelled or finished anew. A mistake in the report needs no reopening. */
export function ReopenButton({ event, onReopened }: ReopenButtonProps) {
  const { t } = useTranslation('finish')
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function reopen(): Promise<void> {
    setBusy(true)
    try {
      const reopened = await dispatch(reopenEvent({ id: event.id, version: event.version })).unwrap()
      // Unsaved text of a correction becomes the draft of the next report. This device's draft from before somebody else
      // finished the event is dropped, as it would hide their report.
      const nextKey = finishDraftKey(userId, reopened)
      const restoreDraft = takeFormDraft(finishDraftKey(userId, event), true)
      takeFormDraft(nextKey, true)
      restoreDraft(nextKey)
      showToast.success(t('reopen.done', { title: event.title }))
      setAsking(false)
      onReopened()
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure)
      setAsking(false)
      // Someone else was faster: what they made of it has to be seen first.
      if (failure.code === 'conflict') onReopened()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <LockOpen size={16} aria-hidden />
        {t('reopen.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('reopen.title')}
        confirmLabel={t('reopen.act')}
        isBusy={isBusy}
        onConfirm={() => void reopen()}
        onCancel={() => setAsking(false)}
      >
        {t('reopen.text')}
      </ConfirmDialog>
    </>
  )
}
