import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldHeading } from '@/@core/components/page/FoldHeading'
import { useFormat } from '@/shared/dates/useFormat'
import { AttendanceRow, type KnownNote } from './AttendanceRow'
import { byInstrument, countMarks, expectedOf, presentOf, type ReportSection } from './attendanceCounts'
import { attendanceMarks, type AttendanceMark, type AttendanceMarks } from './finishValues'

interface AttendanceSectionProps {
  part: ReportSection
  marks: AttendanceMarks
  /** Where marks come from, by member. */
  notes: ReadonlyMap<string, KnownNote>
  onMark: (memberId: string, mark: AttendanceMark) => void
  onMarkAll: (mark: AttendanceMark) => void
}

export function AttendanceSection({
  part: { section, ownSection, lines },
  marks,
  notes,
  onMark,
  onMarkAll,
}: AttendanceSectionProps) {
  const { t } = useTranslation(['finish', 'events', 'members'])
  const { count } = useFormat()
  const counts = countMarks(lines, marks)
  const name = ownSection ?? t(`members:sections.${section}`)
  const all = t('attendance.all', { section: name })
  // One stop of the Tab key a section: within it, the arrows go from name to name.
  const parts = byInstrument(lines)
  const [isOpen, setOpen] = useState(true)
  const [tabStop, setTabStop] = useState(parts[0]?.lines[0]?.memberId)

  return (
    <section className="attendance-section" aria-label={name}>
      <header>
        <h3>
          <FoldHeading isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {name}{' '}
            <span className="tabular">
              {t('attendance.of', { present: count(presentOf(counts)), expected: count(expectedOf(counts)) })}
            </span>
          </FoldHeading>
        </h3>
        <fieldset className="mark-choice">
          <legend className="visually-hidden">{all}</legend>
          <span className="mark-all" aria-hidden>
            {t('attendance.everyone')}
          </span>
          {attendanceMarks.map((mark) => (
            <button
              key={mark}
              type="button"
              className={`mark-letter is-${mark}`}
              aria-label={`${all}: ${t(`events:attendance.${mark}`)}`}
              aria-pressed={counts[mark] === lines.length}
              onClick={() => onMarkAll(mark)}
            >
              {t(`events:letters.${mark}`)}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="attendance-rows" hidden={!isOpen}>
        {parts.map(({ instrument, lines: ofPart }) => (
          <div key={instrument ?? ''} className="attendance-part">
            {parts.length > 1 && <h4>{instrument ?? t('attendance.noInstrument')}</h4>}
            {ofPart.map((line) => (
              <AttendanceRow
                key={line.memberId}
                line={line}
                note={notes.get(line.memberId)}
                mark={marks[line.memberId] ?? 'none'}
                hasInstrument={parts.length === 1}
                isTabStop={line.memberId === tabStop}
                onMark={onMark}
                onRowFocus={setTabStop}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
