import { useTranslation } from 'react-i18next'
import { instrumentText } from '@/shared/records/instrumentText'
import { recordedMarks } from '@/views/calendar/finish/finishValues'
import type { LedPerson, SaidOfLed } from './ledOutbox'

interface LedAttendanceRowProps {
  person: LedPerson
  onSay: (said: SaidOfLed['said']) => void
}

/** A name with what the report of a finished event says of it, to be corrected. */
export function LedAttendanceRow({ person, onSay }: LedAttendanceRowProps) {
  const { t } = useTranslation(['leading', 'events'])
  const { name, attendance } = person
  const notes = [instrumentText(person), t(`events:attendance.${attendance ?? 'none'}`)].filter(Boolean)
  return (
    <li className="roster-person led-attendance">
      <div className="roster-who">
        <span>{name}</span>
        <small>{notes.join(' · ')}</small>
      </div>
      {/* A fieldset would need a legend to be seen or hidden; the group's name is enough. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="mark-choice" role="group" aria-label={t('attendance.of', { name })}>
        {recordedMarks.map((status) => (
          <button
            key={status}
            type="button"
            className={`mark-letter is-${status}`}
            aria-label={t(`events:attendance.${status}`)}
            aria-pressed={status === attendance}
            onClick={() => status !== attendance && onSay({ act: 'attendance', status })}
          >
            {t(`events:letters.${status}`)}
          </button>
        ))}
      </div>
    </li>
  )
}
