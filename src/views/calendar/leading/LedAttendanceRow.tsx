import { useTranslation } from 'react-i18next'
import { attendanceStatuses, type AttendanceStatus } from '@contract/calendar'
import type { LedRoster } from '@contract/calendar/leading'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { setLedAttendance } from '@/redux/calendar/leading'
import { toastFailure } from '@/shared/failures/toastFailure'
import { instrumentText } from '@/shared/records/instrumentText'
import { useUndo } from '@/shared/records/useUndo'

interface LedAttendanceRowProps {
  eventId: string
  person: LedRoster['members'][number]
  onChanged: (roster: LedRoster) => void
}

/** A name with what the report of a finished event says of it, to be corrected; each change can be undone. */
export function LedAttendanceRow({ eventId, person, onChanged }: LedAttendanceRowProps) {
  const { t } = useTranslation(['leading', 'events'])
  const { offerUndo } = useUndo()
  const { memberId, name, attendance } = person

  async function mark(status: AttendanceStatus): Promise<void> {
    const key = { eventId, memberId }
    try {
      onChanged(await setLedAttendance({ ...key, status }))
      const undo = async () => onChanged(await setLedAttendance({ ...key, ...(attendance && { status: attendance }) }))
      showToast.success(
        t('attendance.set', { name, status: t(`events:attendance.${status}`) }),
        offerUndo({ run: undo }),
      )
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

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
        {attendanceStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={`mark-letter is-${status}`}
            aria-label={t(`events:attendance.${status}`)}
            aria-pressed={status === attendance}
            onClick={() => status !== attendance && void mark(status)}
          >
            {t(`events:letters.${status}`)}
          </button>
        ))}
      </div>
    </li>
  )
}
