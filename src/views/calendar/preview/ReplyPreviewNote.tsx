import type { AnswerFate } from '@contract/calendar'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { AnswersChoice, hasAnswers } from './AnswersChoice'
import { isWarning, usePreviewText } from './usePreviewText'
import { useReplyPreview } from './useReplyPreview'
import '@/views/calendar/overlap/overlap.scss'

interface ReplyPreviewNoteProps {
  /** A ReplyPreviewBody as JSON. */
  requested: string
  /** Where the person can say what becomes of the answers; those who do not leave it to the server. */
  onAnswers?: ((answers: AnswerFate) => void) | undefined
  /** As it was said. */
  answers?: AnswerFate | undefined
}

/**
 * A note, which does not prevent saving, and where there are answers the choice whether they hold. Nothing where nobody is away and
 * readiness stays.
 */
export function ReplyPreviewNote({ requested, onAnswers, answers }: ReplyPreviewNoteProps) {
  const text = usePreviewText()
  const preview = useReplyPreview(requested)
  if (!preview) return null
  const said = text.before(preview)
  if (said === '' && (!hasAnswers(preview) || !onAnswers)) return null
  return (
    <div className="overlap-note">
      {said !== '' && <FormAlert tone={isWarning(preview) ? 'caution' : 'info'}>{said}</FormAlert>}
      {onAnswers && <AnswersChoice preview={preview} answers={answers} onAnswers={onAnswers} />}
    </div>
  )
}
