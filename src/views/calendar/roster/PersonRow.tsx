import { ArrowLeftRight, Armchair, MessageSquareText, Pencil, QrCode, Trash2, UserMinus, UserPlus } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { REASON_MAX } from '@contract/calendar/absences'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { Input } from '@/@core/components/fields/Input'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { memberLabel, nameBesideInstrument } from '@/shared/records/memberLabel'
import { answerStyles } from './answerStyles'
import { shownAnswers, type RosterPerson } from './rosterParts'
import type { RosterActions } from './useRoster'
import { usePersonNotes } from './usePersonNotes'

interface PersonRowProps {
  person: RosterPerson
  actions: RosterActions
}

/** A name, the answer and how it was given, and buttons that set it. */
export function PersonRow({ person, actions }: PersonRowProps) {
  const { t } = useTranslation(['roster', 'links', 'shell'])
  const [isGivingReason, setGivingReason] = useState(false)
  const { answer, reason, isAway, isAssumed, isDoubling, otherInstrument, asDeputy, waiting, guests = 0 } = person
  const name = memberLabel(person)
  const { canAnswer, answerFor, givePlace, setGuests, guestsMax, changeInstrument, openLink, editDeputy, dropDeputy } =
    actions
  const comes = !asDeputy && !isAssumed && (answer === 'yes' || waiting !== undefined)
  const notes = usePersonNotes()(person)

  function saveReason(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('reason')
    const text = typeof said === 'string' ? said.trim() : ''
    setGivingReason(false)
    void answerFor(person, answer, text === '' ? undefined : text)
  }

  return (
    <li className="roster-person">
      <div className="roster-who">
        {/* It stands among those of its instrument. */}
        <span>{nameBesideInstrument(person)}</span>
        {notes !== '' && <small>{notes}</small>}
      </div>
      {/* A fieldset would need a legend to be seen or hidden; the group's name is enough. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="roster-answers" role="group" aria-label={t('answerOf', { name })}>
        {shownAnswers.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`roster-answer tone-${answerStyles[choice].tone}`}
            aria-pressed={choice === answer}
            disabled={!canAnswer}
            onClick={() => (choice !== answer || isAssumed) && void answerFor(person, choice)}
          >
            <StatusIcon shape={answerStyles[choice].shape} />
            {choice === 'maybe' && waiting !== undefined ? t('matrix.cells.waiting') : t(`answers.${choice}`)}
          </button>
        ))}
      </div>
      <div className="roster-tools">
        {canAnswer && answer !== 'silent' && !isAway && !isAssumed && (
          <IconButton
            icon={MessageSquareText}
            label={t('giveReason', { name })}
            size="sm"
            aria-expanded={isGivingReason}
            onClick={() => setGivingReason(!isGivingReason)}
          />
        )}
        {canAnswer && waiting !== undefined && (
          <IconButton
            icon={Armchair}
            label={t('givePlace', { name })}
            size="sm"
            onClick={() => void givePlace(person)}
          />
        )}
        {canAnswer && comes && guests > 0 && (
          <IconButton
            icon={UserMinus}
            label={t('fewerGuests', { name })}
            size="sm"
            onClick={() => void setGuests(person, guests - 1)}
          />
        )}
        {canAnswer && comes && guests < guestsMax && (
          <IconButton
            icon={UserPlus}
            label={t('moreGuests', { name })}
            size="sm"
            onClick={() => void setGuests(person, guests + 1)}
          />
        )}
        {canAnswer && (isDoubling || otherInstrument !== undefined) && (
          <IconButton
            icon={ArrowLeftRight}
            label={t('playOther', { name, instrument: otherInstrument ?? t('noInstrument') })}
            size="sm"
            onClick={() => void changeInstrument(person)}
          />
        )}
        <IconButton icon={QrCode} label={t('links:of', { name })} size="sm" onClick={() => openLink(person)} />
        {asDeputy && (
          <>
            <IconButton
              icon={Pencil}
              label={t('editDeputy', { name })}
              size="sm"
              onClick={() => editDeputy(asDeputy.deputy)}
            />
            <IconButton
              icon={Trash2}
              label={t('removeDeputy', { name })}
              size="sm"
              onClick={() => void dropDeputy(asDeputy.deputy)}
            />
          </>
        )}
      </div>
      {isGivingReason && (
        <Form className="roster-reason" onSubmit={saveReason}>
          <Input
            name="reason"
            aria-label={t('reason', { name })}
            placeholder={t('reasonHint')}
            maxLength={REASON_MAX}
            defaultValue={reason}
            onKeyDown={({ key }) => key === 'Escape' && setGivingReason(false)}
            // It was asked for by a press just now.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <Button type="submit" size="sm">
            {t('shell:save')}
          </Button>
        </Form>
      )}
    </li>
  )
}
