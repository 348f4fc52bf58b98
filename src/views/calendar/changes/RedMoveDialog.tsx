import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerFate } from '@contract/calendar'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { TimesHolidayNote } from '@/views/calendar/holidays/TimesHolidayNote'
import { AnswersChoice } from '@/views/calendar/preview/AnswersChoice'
import { usePreviewText } from '@/views/calendar/preview/usePreviewText'
import type { EventMoveState, PendingMove } from './useEventMove'

interface RedMoveDialogProps {
  pending: PendingMove
  onChoose: EventMoveState['choose']
}

/** Confirms a move after which the event has too few players. */
export function RedMoveDialog({ pending, onChoose }: RedMoveDialogProps) {
  const { t } = useTranslation(['invitees', 'calendar'])
  const text = usePreviewText()
  const { event, times, preview } = pending
  const [answers, setAnswers] = useState<AnswerFate>()
  return (
    <ConfirmDialog
      isOpen
      title={t('preview.moveTitle', { title: event.title })}
      confirmLabel={t('calendar:move.save')}
      cancelLabel={t('preview.keep')}
      onConfirm={() => onChoose('this', answers)}
      onCancel={() => onChoose(null)}
    >
      <p>{preview && text.before(preview)}</p>
      <TimesHolidayNote times={times} />
      <AnswersChoice preview={preview} answers={answers} onAnswers={setAnswers} />
    </ConfirmDialog>
  )
}
