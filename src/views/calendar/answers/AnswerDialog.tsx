import { useTranslation } from 'react-i18next'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureText } from '@/i18n/failureText'
import type { MatrixEvent, MatrixMember } from '@/redux/calendar/answers'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { memberLabel } from '@/shared/records/memberLabel'
import { AnswerButtons } from '@/views/calendar/roster/AnswerButtons'
import { usePersonNotes } from '@/views/calendar/roster/usePersonNotes'
import { useRoster } from '@/views/calendar/roster/useRoster'

interface AnswerDialogProps {
  member: MatrixMember
  event: MatrixEvent
  onClose: () => void
}

/** One member's answer to one event and how it was given; it can be set until the event is finished. */
export function AnswerDialog({ member, event, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('roster')
  const { full } = useEventWhen()
  const notesOf = usePersonNotes()
  // The table has no plan numbers, so the roster is read each time that the dialog opens.
  const { roster, failure, answerFor } = useRoster({ id: event.id, version: 0 })
  const found = roster?.members.find((one) => one.memberId === member.memberId)
  const person = found && { ...found, id: found.memberId }
  const notes = person && notesOf(person)
  return (
    <Dialog isOpen title={t('matrix.setTitle', { name: memberLabel(member) })} onClose={onClose}>
      <p>
        <strong>{event.title}</strong>
        <br />
        {full(event)}
      </p>
      {notes && <p className="muted">{notes}</p>}
      <AnswerButtons
        answer={person?.answer}
        labelOf={(answer) => t(`answers.${answer}`)}
        isDisabled={!person || event.isFinished === true}
        onSet={(answer) => {
          onClose()
          if (person && answer !== person.answer) void answerFor(person, answer)
        }}
      />
      {event.isFinished && <p className="form-text">{t('matrix.finished')}</p>}
      {failure && <FormAlert>{failureText(failure)}</FormAlert>}
    </Dialog>
  )
}
