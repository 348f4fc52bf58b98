import { useTranslation } from 'react-i18next'
import type { RosterLine } from '@contract/calendar'
import { useFormat } from '@/auth/useFormat'
import { countMarks } from './finishCounts'
import { attendanceMarks, type AttendanceMarks } from './finishValues'

interface FinishCountsProps {
  roster: readonly RosterLine[]
  marks: AttendanceMarks
}

/** Stands beside the button, in sight wherever the list is scrolled to. */
export function FinishCounts({ roster, marks }: FinishCountsProps) {
  const { t } = useTranslation(['events', 'finish'])
  const { count } = useFormat()
  const counts = countMarks(roster, marks)
  return (
    <output className="finish-counts" aria-label={t('finish:attendance.counts')}>
      {attendanceMarks
        .filter((mark) => mark !== 'none' || counts.none > 0)
        .map((mark) => (
          <span key={mark} className={`is-${mark}`}>
            {t(`attendance.${mark}`)} <strong className="tabular">{count(counts[mark])}</strong>
          </span>
        ))}
    </output>
  )
}
