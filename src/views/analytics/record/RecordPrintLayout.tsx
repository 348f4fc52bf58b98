import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { EventRecord } from '@contract/analytics'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'
import { ProgrammeLines } from '@/shared/programme/ProgrammeLines'
import { ProgrammeTotal } from '@/shared/programme/ProgrammeTotal'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { AttendanceRate } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import { RecordAttendance } from './RecordAttendance'
import { RecordMoney } from './RecordMoney'
import { useFigures } from '@/views/analytics/figures/useFigures'
import './record.scss'

/** When, where, what was played, who was there, what it earned and cost: on the screen as on a page of A4. */
export function RecordPrintLayout({ record }: { record: EventRecord }) {
  const { t } = useTranslation(['analytics', 'events'])
  const { dateTime } = useFormat()
  const { count } = useFigures()
  const group = useAppSelector(selectUser)?.group.name
  const { row, finishedBy, notes, programme, lines, history, event } = record
  const facts = [
    {
      term: t('season.attendance'),
      value: <AttendanceRate of={row} />,
    },
    {
      term: t('season.audience'),
      value: <Figure missing={t('missing.audience')}>{row.audience === null ? null : count(row.audience)}</Figure>,
    },
    ...(event.extendedProps.description === undefined
      ? []
      : [{ term: t('record.description'), value: event.extendedProps.description }]),
    { term: t('record.finished'), value: t('record.finishedBy', { name: finishedBy, date: dateTime(row.finishedAt) }) },
  ]
  return (
    <article className="record">
      <p className="record-group">{group}</p>
      <div className="record-left">
        <Card tag="section" className="record-facts">
          <h2>{t('record.facts')}</h2>
          <DefinitionList items={facts} />
        </Card>
        <RecordProgramme programme={programme} />
        {notes !== undefined && (
          <Card tag="section" className="record-notes">
            <h2>{t('record.notes')}</h2>
            <p>{notes}</p>
          </Card>
        )}
      </div>
      <RecordMoney row={row} />
      <RecordAttendance row={row} lines={lines} />
      <Card tag="section" className="record-history no-print">
        <h2>{t('events:history.title')}</h2>
        <ol>
          {history.map(({ at, by, action }) => (
            <li key={`${at}${action}`}>
              {t(`events:history.${action}`, { name: by })} <time dateTime={at}>{dateTime(at)}</time>
            </li>
          ))}
        </ol>
      </Card>
    </article>
  )
}

function RecordProgramme({ programme }: { programme: EventRecord['programme'] }) {
  const { t } = useTranslation('analytics')
  if (programme.length === 0) return null
  return (
    <Card tag="section" className="record-programme">
      <h2>{t('record.programme')}</h2>
      <ProgrammeLines lines={programme} />
      <ProgrammeTotal lines={programme} />
    </Card>
  )
}
