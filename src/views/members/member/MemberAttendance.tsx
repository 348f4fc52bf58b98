import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { MemberRecord } from '@contract/analytics'
import { replyFiguresOf } from '@contract/analytics'
import type { ReplySums } from '@contract/analytics'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { paths } from '@/configs/paths'
import { findMemberRecord } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { Loaded } from '@/shared/records/Loaded'

const MemberAttendanceChart = lazyPart(
  loader(() => import('./MemberAttendanceChart')),
  (file) => file.MemberAttendanceChart,
  <div className="member-attendance-chart" />,
)

const sums = ['expected', 'present', 'absent', 'excused'] as const

/** A member's attendance this season and at the latest events. For those who manage attendance. */
export function MemberAttendance({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members')
  const { from, to } = seasonSpan(useToday(), useSeasonMonth())
  const question = useMemo(() => ({ id: memberId, from, to }), [memberId, from, to])
  const load = useQuery(findMemberRecord, question)
  return (
    <div className="member-attendance-panels">
      <Loaded {...load} isKept>
        {(answer) => (
          <>
            <Card tag="section" aria-labelledby="member-attendance">
              <h2 id="member-attendance">{t('attendance.title')}</h2>
              {answer.expected > 0 ? <Season record={answer} /> : <p className="muted">{t('attendance.none')}</p>}
              <Link to={paths.memberAttendance}>{t('attendance.all')}</Link>
            </Card>
            <Latest events={answer.latest} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The chart is hidden from screen readers, as the table below has the same content. No chart for a single month. */
function Season({ record }: { record: MemberRecord }) {
  const { t, i18n } = useTranslation(['members', 'events'])
  const { count } = useFormat()
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const rateOf = (rate: number | null) => (rate === null ? '–' : percent.format(rate))
  // Late and early leavers are present; shown only if there are any.
  const late = (['late', 'left_early'] as const).map((id) => ({
    name: t(`events:attendance.${id}`),
    times: (id === 'late' ? record.late : record.leftEarly) ?? 0,
  }))
  const facts = [
    ...(['absent', 'excused'] as const).map((id) => `${t(`attendance.${id}`)} ${count(record[id])}`),
    ...late.filter(({ times }) => times > 0).map(({ name, times }) => `${name} ${count(times)}`),
  ]
  const rows = record.byMonth.map((part) => ({
    ...part,
    label: monthName.format(new Date(`${part.month}-01T00:00:00Z`)),
  }))
  // Each figure on its own, if there is any: no combined score.
  const repliesText = (sums: ReplySums): string => {
    const figures = replyFiguresOf(sums)
    return (['inTime', 'kept', 'unkept', 'silent', 'surprise'] as const)
      .filter((id) => figures[id].of > 0)
      .map((id) => t(`attendance.replies.${id}`, { shown: count(figures[id].count), of: count(figures[id].of) }))
      .join(' · ')
  }
  return (
    <>
      <p className="member-attendance-lead">
        <strong>{rateOf(record.attendanceRate)}</strong>{' '}
        {t('attendance.summary', {
          count: record.expected,
          present: count(record.present),
          shown: count(record.expected),
        })}
        {' · '}
        {facts.join(' · ')}
      </p>
      {record.replies && <p className="muted">{repliesText(record.replies)}</p>}
      {rows.length > 1 && (
        <div className="chart" aria-hidden>
          <MemberAttendanceChart months={record.byMonth} />
        </div>
      )}
      <Table responsive className="member-attendance-table" aria-label={t('attendance.byMonth')}>
        <thead>
          <tr>
            <th scope="col">{t('attendance.month')}</th>
            {sums.map((id) => (
              <th key={id} scope="col">
                {t(`attendance.${id}`)}
              </th>
            ))}
            <th scope="col">{t('attendance.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{row.label}</th>
              {sums.map((id) => (
                <td key={id}>{count(row[id])}</td>
              ))}
              <td>{rateOf(row.attendanceRate)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Latest({ events }: { events: MemberRecord['latest'] }) {
  const { t } = useTranslation(['members', 'events'])
  const when = useEventWhen()
  return (
    <Card tag="section" aria-labelledby="member-latest">
      <h2 id="member-latest">{t('attendance.latest')}</h2>
      {events.length === 0 && <p className="muted">{t('attendance.latestEmpty')}</p>}
      <ul className="member-latest">
        {events.map((event) => (
          <li key={event.id}>
            <Link to={paths.eventRecord(event.id)}>{event.title}</Link>
            <span className="muted tabular">{when.date(event)}</span>
            <span className={`member-latest-status is-${event.status}`}>{t(`events:attendance.${event.status}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
