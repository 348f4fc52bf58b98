import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FinishStart } from '@/redux/calendar/checkins'
import { useFormat } from '@/shared/dates/useFormat'
import { countMarks } from './attendanceCounts'
import { attendanceMarks, marksOf, type AttendanceMark, type FinishValues } from './finishValues'

interface AttendanceTotalsProps {
  control: Control<FinishValues>
  report: FinishStart
}

/** Shown only where there are any. */
const seldom: ReadonlySet<AttendanceMark> = new Set(['late', 'left_early', 'none'])

/** The totals beside the button, visible wherever the list is scrolled to. */
export function AttendanceTotals({ control, report }: AttendanceTotalsProps) {
  const { t } = useTranslation(['events', 'finish', 'checkin'])
  const { count } = useFormat()
  const marks = marksOf(report, useWatch({ control, name: 'attendance' }))
  const guests = report.checkins?.counts.guests
  const counts = countMarks(report.roster, marks)
  return (
    <output className="finish-counts" aria-label={t('finish:attendance.counts')}>
      {attendanceMarks
        .filter((mark) => !seldom.has(mark) || counts[mark] > 0)
        .map((mark) => (
          <span key={mark} className={`is-${mark}`}>
            {t(`attendance.${mark}`)} <strong className="tabular">{count(counts[mark])}</strong>
          </span>
        ))}
      {guests !== undefined && (
        <span>
          {t('checkin:counts.guests')} <strong className="tabular">{count(guests)}</strong>
        </span>
      )}
    </output>
  )
}
