import { useTranslation } from 'react-i18next'
import type { RosterLine } from '@contract/calendar'
import { instrumentText } from '@/shared/records/instrumentText'
import { nameBesideInstrument } from '@/shared/records/memberLabel'
import { attendanceMarks, type AttendanceMark } from './finishValues'

/** What was known before the report, and the mark that it comes to. */
export interface KnownNote {
  mark: AttendanceMark
  text: string
}

interface AttendanceRowProps {
  line: RosterLine
  /** Source of a mark that was not set on this screen. */
  note?: KnownNote | undefined
  mark: AttendanceMark
  /** Whether the row shows the instrument; else a heading above does. */
  hasInstrument: boolean
  /** Whether the Tab key stops here (roving tabindex, one stop a section). */
  isTabStop: boolean
  onMark: (memberId: string, mark: AttendanceMark) => void
  onRowFocus: (memberId: string) => void
}

/** One name and its mark: radio buttons that look like letters. */
export function AttendanceRow({ line, note, mark, hasInstrument, isTabStop, onMark, onRowFocus }: AttendanceRowProps) {
  const { t } = useTranslation('events')
  const { memberId, part } = line
  const ofPart = part !== undefined && t('attendance.part', { part })
  const details = [
    hasInstrument ? instrumentText(line) : ofPart,
    // The note says it already.
    mark !== 'present' && mark !== note?.mark && t(`attendance.${mark}`),
    note?.text,
  ].filter(Boolean)
  return (
    <fieldset className={`attendance-row is-${mark}`}>
      <legend className="visually-hidden">
        {[nameBesideInstrument(line), instrumentText(line)].filter(Boolean).join(', ')}
      </legend>
      <span className="attendance-name" aria-hidden>
        <span>{nameBesideInstrument(line)}</span>
        {details.length > 0 && <small>{details.join(' · ')}</small>}
      </span>
      <span className="mark-choice">
        {attendanceMarks.map((choice) => (
          <label key={choice} className="mark-option">
            <input
              type="radio"
              name={`mark-${memberId}`}
              value={choice}
              data-member={memberId}
              checked={choice === mark}
              tabIndex={isTabStop ? undefined : -1}
              onFocus={() => onRowFocus(memberId)}
              onChange={() => onMark(memberId, choice)}
            />
            <span className={`mark-letter is-${choice}`} aria-hidden>
              {t(`letters.${choice}`)}
            </span>
            <span className="visually-hidden">{t(`attendance.${choice}`)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
