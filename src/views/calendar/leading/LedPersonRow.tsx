import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { instrumentText } from '@/shared/records/instrumentText'
import { ArrivalMenu } from '@/views/calendar/checkins/ArrivalMenu'
import { answerStyles } from '@/views/calendar/roster/answerStyles'
import { shownAnswers } from '@/views/calendar/roster/rosterParts'
import { useClock } from '@/views/calendar/time/useClock'
import type { LedPerson, SaidOfLed } from './ledOutbox'

interface LedPersonRowProps {
  person: LedPerson
  canAnswer: boolean
  canCheckIn: boolean
  onSay: (said: SaidOfLed['said']) => void
}

/** A name with buttons for the answer and for who is here, and how they came. */
export function LedPersonRow({ person, canAnswer, canCheckIn, onSay }: LedPersonRowProps) {
  const { t } = useTranslation(['leading', 'roster', 'checkin', 'shell'])
  const clock = useClock()
  const { name, answer, reason, isAway, isAsked, arrival } = person
  const isLate = arrival?.isLate === true

  const notes = [
    instrumentText(person),
    !isAsked && t('checkin:notInvited'),
    isAway && t('roster:away'),
    reason !== undefined && t('shell:quoted', { text: reason }),
    arrival && t(isLate ? 'checkin:hereLate' : 'checkin:hereSince', { time: clock(arrival.at) }),
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
            onClick={() => choice !== answer && onSay({ act: 'answer', answer: choice })}
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
        onClick={() => onSay({ act: arrival ? 'gone' : 'here' })}
      >
        <Check size={15} aria-hidden />
        {t('here')}
      </Button>
      {canCheckIn && (
        <ArrivalMenu
          id={person.memberId}
          name={name}
          marks={arrival ? [isLate ? 'onTime' : 'late'] : ['onTime', 'late']}
          onMark={(mark) => onSay({ act: 'here', isLate: mark === 'late' })}
        />
      )}
    </li>
  )
}
