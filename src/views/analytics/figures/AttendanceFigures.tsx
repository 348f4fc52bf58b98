import { useTranslation } from 'react-i18next'
import type { AnalyticsRow } from '@contract/analytics'
import { Figure } from './Figure'
import { useFigures } from './useFigures'

/** Of one event or of many. */
export type Attendance = Pick<AnalyticsRow, 'expected' | 'present' | 'late' | 'leftEarly' | 'absent' | 'attendanceRate'>

/** Why there is no rate: nobody wrote it down, or everyone whom it tells of was excused. */
export function useMissingAttendance(): (sums: Pick<Attendance, 'expected'>) => string {
  const { t } = useTranslation('analytics')
  return ({ expected }) => t(expected === 0 ? 'missing.attendance' : 'missing.excused')
}

/** `excused`: of one person. Where that is half of the events or more, the rate rests on few of them and does not stand alone. */
export function AttendanceRate({ of: sums, excused = 0 }: { of: Attendance; excused?: number }) {
  const { t } = useTranslation('analytics')
  const { rate, count } = useFigures()
  const missing = useMissingAttendance()
  const isOftenExcused = sums.attendanceRate !== null && excused > 0 && excused * 2 >= sums.expected
  return (
    <>
      <Figure missing={missing(sums)}>{rate(sums.attendanceRate)}</Figure>
      {isOftenExcused && (
        <div>
          <small className="muted">
            {t('oftenExcused', { count: sums.expected, of: count(sums.expected), excused: count(excused) })}
          </small>
        </div>
      )}
    </>
  )
}

type Late = Pick<Attendance, 'late' | 'leftEarly'>

/** Of those present, how many came late and left early; empty where nobody did. */
export function useLateText(): (sums: Late) => string {
  const { t } = useTranslation('analytics')
  const { count } = useFigures()
  return ({ late = 0, leftEarly = 0 }) =>
    [
      late > 0 && t('late.late', { count: late, shown: count(late) }),
      leftEarly > 0 && t('late.leftEarly', { count: leftEarly, shown: count(leftEarly) }),
    ]
      .filter((text) => text !== false)
      .join(', ')
}

/** Both counts in a column of a table, and in words for who does not see its head. */
export function LateFigures({ of: sums }: { of: Late }) {
  const { count } = useFigures()
  const text = useLateText()(sums)
  const { late = 0, leftEarly = 0 } = sums
  return (
    <span className={text === '' ? 'muted' : 'tabular'} title={text || undefined}>
      <span aria-hidden>{text === '' ? '–' : `${count(late)} / ${count(leftEarly)}`}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

export function LateNote({ of: sums }: { of: Late }) {
  const text = useLateText()(sums)
  if (text === '') return null
  return (
    <div>
      <small className="muted">{text}</small>
    </div>
  )
}

interface PresentCountProps {
  of: Attendance
  /** Without who of them was not there all the time, where there is no room for it. */
  isBrief?: boolean
}

/** The sample that a rate rests on: how many of how many who were expected, and who of them was not there all the time. */
export function PresentCount({ of: sums, isBrief = false }: PresentCountProps) {
  const { t } = useTranslation('analytics')
  const { count } = useFigures()
  const missing = useMissingAttendance()
  const isKnown = sums.attendanceRate !== null
  const figures = { present: count(sums.present), expected: count(sums.present + sums.absent) }
  return (
    <>
      <Figure missing={missing(sums)}>{isKnown ? t('months.presentOf', figures) : null}</Figure>
      {isKnown && !isBrief && <LateNote of={sums} />}
    </>
  )
}
