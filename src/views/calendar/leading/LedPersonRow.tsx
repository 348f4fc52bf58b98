import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LedRoster } from '@contract/calendar/leading'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { failureOf } from '@/api/failure'
import { removeLedCheckin, setLedCheckin, setLedReply } from '@/redux/calendar/leading'
import { toastFailure } from '@/shared/failures/toastFailure'
import { instrumentText } from '@/shared/records/instrumentText'
import { useUndo } from '@/shared/records/useUndo'
import { answerStyles } from '@/views/calendar/roster/answerStyles'
import { shownAnswers, type ShownAnswer } from '@/views/calendar/roster/rosterParts'
import { useClock } from '@/views/calendar/time/useClock'

interface LedPersonRowProps {
  eventId: string
  person: LedRoster['members'][number]
  canAnswer: boolean
  canCheckIn: boolean
  onChanged: (roster: LedRoster) => void
}

/** A name with buttons for the answer and for who is here; each change can be undone. */
export function LedPersonRow({ eventId, person, canAnswer, canCheckIn, onChanged }: LedPersonRowProps) {
  const { t } = useTranslation(['leading', 'roster', 'checkin'])
  const clock = useClock()
  const { offerUndo } = useUndo()
  const { memberId, name, answer, reason, isAway, isAsked, arrival } = person
  const key = { eventId, memberId }

  async function change(run: () => Promise<LedRoster>, done: string, undo: () => Promise<LedRoster>): Promise<void> {
    try {
      onChanged(await run())
      showToast.success(done, offerUndo({ run: async () => onChanged(await undo()) }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  const answerAs = (said: ShownAnswer) =>
    change(
      () => setLedReply({ ...key, answer: said }),
      t('roster:answerSet', { name, answer: t(`roster:answers.${said}`) }),
      // Without an answer of its own, an absence counts again.
      () => setLedReply(isAway ? { ...key, answer: 'silent' } : { ...key, answer, ...(reason && { reason }) }),
    )

  const toggleHere = () =>
    arrival
      ? change(
          () => removeLedCheckin(key),
          t('checkin:takenBack', { name }),
          () => setLedCheckin({ ...key, at: arrival.at }),
        )
      : change(
          () => setLedCheckin(key),
          t('checkin:checkedIn', { name }),
          () => removeLedCheckin(key),
        )

  const notes = [
    instrumentText(person),
    !isAsked && t('checkin:notInvited'),
    isAway && t('roster:away'),
    reason !== undefined && `“${reason}”`,
    arrival && t(arrival.isLate ? 'checkin:hereLate' : 'checkin:hereSince', { time: clock(arrival.at) }),
  ].filter(Boolean)

  return (
    <li className="roster-person">
      <div className="roster-who">
        <span>{name}</span>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </div>
      {/* A fieldset would need a legend to be seen or hidden; the group's name is enough. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="roster-answers" role="group" aria-label={t('roster:answerOf', { name })}>
        {shownAnswers.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`roster-answer tone-${answerStyles[choice].tone}`}
            aria-pressed={choice === answer}
            disabled={!canAnswer}
            onClick={() => choice !== answer && void answerAs(choice)}
          >
            <StatusIcon shape={answerStyles[choice].shape} />
            {t(`roster:answers.${choice}`)}
          </button>
        ))}
      </div>
      <Button
        size="sm"
        isPressed={arrival !== undefined}
        disabled={!canCheckIn}
        label={t('hereOf', { name })}
        onClick={() => void toggleHere()}
      >
        <Check size={15} aria-hidden />
        {t('here')}
      </Button>
    </li>
  )
}
