import { useTranslation } from 'react-i18next'
import { answerFates, type AnswerFate } from '@contract/calendar'
import type { ReplyPreview } from '@contract/calendar/replyPreview'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import '@/@core/styles/customizer.scss'

/** Whether anybody has answered to the event as it is. */
export const hasAnswers = ({ before }: ReplyPreview): boolean =>
  before !== null && before.yes + before.maybe + before.no > 0

interface AnswersChoiceProps {
  preview: ReplyPreview | undefined
  /** As it was said. */
  answers: AnswerFate | undefined
  onAnswers: (answers: AnswerFate) => void
}

/** Whether the answers hold or are asked again; nothing where there are none. */
export function AnswersChoice({ preview, answers, onAnswers }: AnswersChoiceProps) {
  const { t } = useTranslation('invitees')
  if (!preview || !hasAnswers(preview)) return null
  const { before, after } = preview
  // As long as nothing was said the preview tells what the server would do.
  const usual = (after?.toConfirm ?? 0) > (before?.toConfirm ?? 0) ? 'ask' : 'keep'
  return (
    <ChoiceGroup
      legend={t('preview.answers')}
      options={answerFates.map((value) => ({ value, label: t(`preview.fates.${value}`) }))}
      value={answers ?? usual}
      onChange={onAnswers}
    />
  )
}
