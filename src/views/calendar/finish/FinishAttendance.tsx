import { type KeyboardEvent, useMemo } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import type { FootNoteText } from '@/@core/components/feedback/FootNote'
import { useAppAbility } from '@/auth/Can'
import type { FinishStart } from '@/redux/calendar/checkins'
import { paths } from '@/configs/paths'
import type { KnownNote } from './AttendanceRow'
import { AttendanceLegend } from './AttendanceLegend'
import { AttendanceSection } from './AttendanceSection'
import { sectionKey } from '@/shared/records/sectionKey'
import { bySection, type ReportSection } from './attendanceCounts'
import { attendanceMarks, marksOf, type AttendanceMark, type FinishValues } from './finishValues'
import { useClock } from '@/views/calendar/time/useClock'
import { knownMembers, startRule } from './finishStart'
import type { CheckinList } from '@contract/calendar/checkins'

/** Per member id, the source of a mark that was known before the report: an arrival, an absence, or an answer. */
function useKnownNotes({ checkins }: Pick<FinishStart, 'checkins'>): ReadonlyMap<string, KnownNote> {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  return useMemo(() => {
    const notes = new Map<string, KnownNote>()
    for (const [id, { arrival, isAway, isWaiting, reason }] of knownMembers({ checkins })) {
      const said = isAway ? 'away' : 'no'
      const isLate = arrival?.isLate === true
      if (arrival) {
        const text = t(`finishStart.${isLate ? 'late' : 'checkedIn'}`, { time: clock(arrival.at) })
        notes.set(id, { mark: isLate ? 'late' : 'present', text })
      } else if (isWaiting) notes.set(id, { mark: 'excused', text: t('finishStart.waiting') })
      else {
        const text = reason === undefined ? t(`finishStart.${said}`) : t(`finishStart.${said}Because`, { reason })
        notes.set(id, { mark: 'excused', text })
      }
    }
    return notes
  }, [t, clock, checkins])
}

/** The chosen marks, but those of folded sections. */
const SHOWN_CHOICES = '.attendance-rows:not([hidden]) input[data-member]:checked'

interface FinishAttendanceProps {
  control: Control<FinishValues>
  report: FinishStart
  /** Says what a press on a whole section did. */
  onNote: (note: FootNoteText) => void
}

/** The keys count the letters from left to right; 0 clears the mark. */
const marksByKey: Record<string, AttendanceMark> = Object.fromEntries(
  attendanceMarks.map((mark, index) => [mark === 'none' ? '0' : String(index + 1), mark]),
)

/** The roster of the day, to be ticked off by touch or keyboard. */
export function FinishAttendance({ control, report, onNote }: FinishAttendanceProps) {
  const { t } = useTranslation(['finish', 'events', 'members', 'shell', 'checkin'])
  const { value, onChange } = useController({ control, name: 'attendance' }).field
  const { roster } = report
  const marks = marksOf(report, value)
  const notes = useKnownNotes(report)
  const rule = startRule(report)

  function setSection({ section, ownSection, lines }: ReportSection, mark: AttendanceMark): void {
    const before = marks
    onChange({ ...marks, ...Object.fromEntries(lines.map(({ memberId }) => [memberId, mark])) })
    const name = ownSection ?? t(`members:sections.${section}`)
    const said = t('attendance.allSet', { section: name, status: t(`events:attendance.${mark}`) })
    onNote({ text: said, actions: [{ label: t('shell:undo'), onPress: () => onChange(before) }] })
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
    const chosen = [...currentTarget.querySelectorAll<HTMLInputElement>(SHOWN_CHOICES)]
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
            {!report.report && (
              <p>{notes.size > 0 || rule === 'open' ? t(`checkin:finishStart.${rule}`) : t('attendance.hint')}</p>
            )}
            <AttendanceLegend marks={attendanceMarks} />
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
