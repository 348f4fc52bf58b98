import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { AnalyticsRow, EventRecord } from '@contract/analytics'
import { type AttendanceStatus, presentStatuses } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { groupInOrder } from '@/shared/records/groupInOrder'
import { sectionKey, type InSection } from '@/shared/records/sectionKey'
import { useFigures } from '@/views/analytics/figures/useFigures'

/** Whom one looks for comes first. */
const columns = ['absent', 'excused', 'late', 'left_early', 'present'] as const
const alwaysShown: ReadonlySet<AttendanceStatus> = new Set(['absent', 'excused', 'present'])

interface RecordAttendanceProps {
  row: AnalyticsRow
  lines: EventRecord['lines']
}

/** By section, name by name. */
export function RecordAttendance({ row, lines }: RecordAttendanceProps) {
  const { t } = useTranslation(['analytics', 'events', 'members'])
  const { count, rate } = useFigures()
  const amountOf = (status: AttendanceStatus) => lines.filter((line) => line.status === status).length
  const shown = columns.filter((status) => alwaysShown.has(status) || amountOf(status) > 0)
  const fact = (status: AttendanceStatus) => `${t(`events:attendance.${status}`)} ${count(amountOf(status))}`
  // Who came late or left early is among those present: what stands in brackets is no more of them.
  const notWhole = shown.filter((status) => status === 'late' || status === 'left_early').map(fact)
  const facts = [
    `${t('events:attendance.present')} ${count(row.present)}${notWhole.length > 0 ? ` (${notWhole.join(', ')})` : ''}`,
    fact('absent'),
    fact('excused'),
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
                {shown.map((status) => (
                  <th key={status} scope="col">
                    {t(`events:attendance.${status}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {recordSections(lines).map((part) => (
                <tr key={sectionKey(part)}>
                  <th scope="row">
                    {part.ownSection ?? t(`members:sections.${part.section}`)}
                    <small>
                      {t('months.presentOf', {
                        present: count(part.present),
                        expected: count(part.present + part.lines.absent.length),
                      })}
                      {part.rate !== null && ` · ${rate(part.rate)}`}
                    </small>
                  </th>
                  {shown.map((status) => (
                    <td key={status} data-label={t(`events:attendance.${status}`)}>
                      {status === 'present' ? (
                        <FoldedNames lines={part.lines[status]} />
                      ) : (
                        <Names lines={part.lines[status]} />
                      )}
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

/** Most names are here, and they are the ones that nobody looks for: counted on the screen, in full on paper. */
function FoldedNames({ lines }: { lines: RecordSection['lines']['present'] }) {
  const { t } = useTranslation('analytics')
  const { count } = useFigures()
  const [isOpen, setOpen] = useState(false)
  if (lines.length === 0) return null
  return (
    <>
      <Button size="sm" color="link" className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'record.hideNames' : 'record.showNames', { count: lines.length, shown: count(lines.length) })}
      </Button>
      <span className={isOpen ? 'record-names' : 'record-names is-folded'}>
        <Names lines={lines} />
      </span>
    </>
  )
}

function Names({ lines }: { lines: RecordSection['lines']['present'] }) {
  const canOpen = useAppAbility().can('read', 'Member')
  return lines.map(({ memberId, name }, place) => (
    <Fragment key={memberId}>
      {place > 0 && ', '}
      {canOpen ? <Link to={paths.member(memberId)}>{name}</Link> : name}
    </Fragment>
  ))
}

type Line = EventRecord['lines'][number]

interface RecordSection extends InSection {
  lines: Record<AttendanceStatus, Line[]>
  /** Those who came late or left early among them. */
  present: number
  /** 0 to 1; null where nobody was expected. */
  rate: number | null
}

/** Who was present, absent and excused in each section, in the order in which the lines come: that of the score. */
function recordSections(lines: readonly Line[]): RecordSection[] {
  return groupInOrder(lines, sectionKey).flatMap(({ items }) => {
    const having = (status: AttendanceStatus) => items.filter((line) => line.status === status)
    const parts = {
      present: having('present'),
      absent: having('absent'),
      excused: having('excused'),
      late: having('late'),
      left_early: having('left_early'),
    }
    const present = presentStatuses.reduce((sum, status) => sum + parts[status].length, 0)
    const expected = present + parts.absent.length
    const counts = { lines: parts, present, rate: expected === 0 ? null : present / expected }
    return items.slice(0, 1).map(({ section, ownSection }) => ({ section, ownSection, ...counts }))
  })
}
