import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { AnalyticsRow, EventRecord } from '@contract/analytics'
import { type AttendanceStatus, attendanceStatuses } from '@contract/calendar'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { useFigures } from '@/views/analytics/figures/useFigures'

interface RecordAttendanceProps {
  row: AnalyticsRow
  lines: EventRecord['lines']
}

/** By section, name by name. */
export function RecordAttendance({ row, lines }: RecordAttendanceProps) {
  const { t } = useTranslation(['analytics', 'events', 'members'])
  const { count, rate } = useFigures()
  const facts = [
    ...attendanceStatuses.map((status) => `${t(`events:attendance.${status}`)} ${count(row[status])}`),
    ...(row.unrecorded > 0 ? [`${t('events:attendance.none')} ${count(row.unrecorded)}`] : []),
  ]
  return (
    <Card tag="section" className="record-attendance">
      <h2 id="record-attendance">{t('record.attendance')}</h2>
      {lines.length === 0 ? (
        <p className="muted">{t('missing.attendance')}</p>
      ) : (
        <>
          <p className="muted">{facts.join(' · ')}</p>
          <Table className="record-table" aria-labelledby="record-attendance">
            <thead>
              <tr>
                <th scope="col">{t('sections.section')}</th>
                {attendanceStatuses.map((status) => (
                  <th key={status} scope="col">
                    {t(`events:attendance.${status}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {recordSections(lines).map((part) => (
                <tr key={part.section}>
                  <th scope="row">
                    {t(`members:sections.${part.section}`)}
                    <small>
                      {t('months.presentOf', {
                        present: count(part.lines.present.length),
                        expected: count(part.lines.present.length + part.lines.absent.length),
                      })}
                      {part.rate !== null && ` · ${rate(part.rate)}`}
                    </small>
                  </th>
                  {attendanceStatuses.map((status) => (
                    <td key={status} data-label={t(`events:attendance.${status}`)}>
                      <Names lines={part.lines[status]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Card>
  )
}

function Names({ lines }: { lines: RecordSection['lines']['present'] }) {
  const mayOpen = useAppAbility().can('read', 'Member')
  return lines.map(({ memberId, name }, place) => (
    <Fragment key={memberId}>
      {place > 0 && ', '}
      {mayOpen ? <Link to={paths.member(memberId)}>{name}</Link> : name}
    </Fragment>
  ))
}

type Line = EventRecord['lines'][number]

interface RecordSection {
  section: Line['section']
  lines: Record<AttendanceStatus, Line[]>
  /** 0 to 1; null where nobody was expected. */
  rate: number | null
}

/** Who was present, absent and excused in each section, in the order in which the lines come: by section and name. */
function recordSections(lines: readonly Line[]): RecordSection[] {
  const sections = [...new Set(lines.map(({ section }) => section))]
  return sections.map((section) => {
    const having = (status: AttendanceStatus) =>
      lines.filter((line) => line.section === section && line.status === status)
    const parts = { present: having('present'), absent: having('absent'), excused: having('excused') }
    const expected = parts.present.length + parts.absent.length
    return { section, lines: parts, rate: expected === 0 ? null : parts.present.length / expected }
  })
}
