import { type KeyboardEvent, useMemo } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { useAppAbility } from '@/auth/Can'
import type { FinishStart } from '@/redux/calendar/checkins'
import { paths } from '@/configs/paths'
import { useUndo } from '@/shared/records/useUndo'
import { AttendanceSection } from './AttendanceSection'
import { sectionKey } from '@/shared/records/sectionKey'
import { bySection, type ReportSection } from './attendanceCounts'
import { attendanceMarks, marksOf, type AttendanceMark, type FinishValues } from './finishValues'
import { useClock } from '@/views/calendar/time/useClock'
import { knownMembers } from './finishStart'
import type { CheckinList } from '@contract/calendar/checkins'

/** Per member id, the source of a mark that was known before the report: an arrival, an absence, or an answer. */
function useKnownNotes({ checkins }: Pick<FinishStart, 'checkins'>): ReadonlyMap<string, string> {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  return useMemo(() => {
    const notes = new Map<string, string>()
    for (const [id, { arrival, isAway, reason }] of knownMembers({ checkins })) {
      const said = isAway ? 'away' : 'no'
      if (arrival) notes.set(id, t(`finishStart.${arrival.isLate ? 'late' : 'checkedIn'}`, { time: clock(arrival.at) }))
      else notes.set(id, reason === undefined ? t(`finishStart.${said}`) : t(`finishStart.${said}Because`, { reason }))
    }
    return notes
  }, [t, clock, checkins])
}

interface FinishAttendanceProps {
  control: Control<FinishValues>
  report: FinishStart
}

/** The key 0 clears the mark. */
const marksByKey: Record<string, AttendanceMark> = {
  '1': 'present',
  '2': 'absent',
  '3': 'excused',
  '4': 'late',
  '5': 'left_early',
  '0': 'none',
}

/** The roster of the day, to be ticked off by touch or keyboard. */
export function FinishAttendance({ control, report }: FinishAttendanceProps) {
  const { t } = useTranslation(['finish', 'events', 'members', 'shell', 'checkin'])
  const { value, onChange } = useController({ control, name: 'attendance' }).field
  const { offerUndo } = useUndo()
  const { roster } = report
  const marks = marksOf(report, value)
  const notes = useKnownNotes(report)
  const isOpen = report.checkins?.finishDefault === 'open'
  const startHint = isOpen ? t('checkin:finishStart.open') : t('checkin:finishStart.present')

  function setSection({ section, ownSection, lines }: ReportSection, mark: AttendanceMark): void {
    const before = marks
    onChange({ ...marks, ...Object.fromEntries(lines.map(({ memberId }) => [memberId, mark])) })
    const name = ownSection ?? t(`members:sections.${section}`)
    const said = t('attendance.allSet', { section: name, status: t(`events:attendance.${mark}`) })
    showToast.success(said, offerUndo({ run: () => onChange(before) }))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key, currentTarget } = event
    if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const mark = marksByKey[key]
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const memberId = target.dataset['member']
    if (memberId === undefined || (mark === undefined && step === undefined)) return
    // The arrows up and down of a radio button would choose; here they go from name to name.
    event.preventDefault()
    if (mark) onChange({ ...marks, [memberId]: mark })
    const chosen = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-member]:checked')]
    const index = chosen.findIndex((input) => input.dataset['member'] === memberId)
    // The one that is chosen by a key gets the focus once it is drawn as chosen.
    if (mark) currentTarget.querySelector<HTMLInputElement>(`[data-member="${memberId}"][value="${mark}"]`)?.focus()
    else chosen[index + (step ?? 0)]?.focus()
  }

  return (
    <Card tag="section" className="attendance" aria-labelledby="attendance-title">
      <header>
        <h2 id="attendance-title">{t('attendance.title')}</h2>
        {roster.length > 0 && (
          <>
            {!report.report && <p>{notes.size > 0 || isOpen ? startHint : t('attendance.hint')}</p>}
            <ul className="attendance-legend">
              {attendanceMarks.map((mark) => (
                <li key={mark}>
                  <span className={`mark-letter is-${mark}`} aria-hidden>
                    {t(`events:letters.${mark}`)}
                  </span>
                  {t(`events:attendance.${mark}`)}
                </li>
              ))}
            </ul>
            <p className="attendance-keys">{t('attendance.keys')}</p>
          </>
        )}
      </header>
      {roster.length === 0 && <EmptyRoster />}
      {/* The keys are those of the radio buttons inside, which have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown}>
        {bySection(roster).map((part) => (
          <AttendanceSection
            key={sectionKey(part)}
            part={part}
            marks={marks}
            notes={notes}
            onMark={(memberId, mark) => onChange({ ...marks, [memberId]: mark })}
            onMarkAll={(mark) => setSection(part, mark)}
          />
        ))}
      </div>
      <ArrivedDeputies deputies={report.checkins?.deputies ?? []} />
    </Card>
  )
}

function EmptyRoster() {
  const { t } = useTranslation('finish')
  const canOpenMembers = useAppAbility().can('read', 'Member')
  return (
    <div className="attendance-empty">
      <h3>{t('attendance.empty.title')}</h3>
      <p>
        {t('attendance.empty.text')} {t('attendance.empty.still')}
      </p>
      {canOpenMembers && <Button to={paths.members}>{t('attendance.empty.action')}</Button>}
    </div>
  )
}

/** Deputies who came. The report has lines for members only. */
function ArrivedDeputies({ deputies }: Pick<CheckinList, 'deputies'>) {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  const here = deputies.filter(({ arrival }) => arrival !== undefined)
  if (here.length === 0) return null
  return (
    <section className="attendance-deputies" aria-labelledby="attendance-deputies-title">
      <h3 id="attendance-deputies-title">{t('finishStart.deputies')}</h3>
      <ul>
        {here.map(({ deputyId, name, instrument, arrival }) => (
          <li key={deputyId}>
            {[name, instrument].filter(Boolean).join(', ')}{' '}
            <small>
              {t(`finishStart.${arrival?.isLate ? 'late' : 'checkedIn'}`, { time: clock(arrival?.at ?? '') })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
