import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { replyFiguresOf, type MemberAttendance } from '@contract/analytics'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { selectMemberAttendance } from '@/redux/analytics'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'
import { AttendanceRate, LateNote } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import { ReplyFigure } from '@/views/analytics/figures/ReplyFigure'
import '@/views/analytics/print/analyticsPrint.scss'
import { memberReplies } from './memberAttendanceColumns'
import { useMemberAttendanceQuery } from './useMemberAttendanceQuery'

const cameColumns = ['expected', 'present', 'excused', 'absent'] as const

function ReplyCells({ replies }: Pick<MemberAttendance, 'replies'>) {
  const { t } = useTranslation('analytics')
  const { count } = useFormat()
  return (
    <>
      <td>
        <Figure missing={t('replies.missing')}>{replies ? count(replies.asked) : null}</Figure>
      </td>
      {memberReplies.map((id) => (
        <td key={id}>
          <ReplyFigure of={replies ? replyFiguresOf(replies)[id] : { count: 0, of: 0 }} />
        </td>
      ))}
    </>
  )
}

/** The members of the list, all of its pages, for paper: with what came of them, or what they answered, as on the screen. */
export function MemberAttendancePrintPage() {
  const { t } = useTranslation(['analytics', 'events', 'members'])
  const { search } = useLocation()
  const format = useFormat()
  const { query, selection } = useMemberAttendanceQuery()
  const withReplies = query.show === 'replies'
  const load = useQuery(selectMemberAttendance, selection)
  const { answer: rows } = load
  const group = useAppSelector(selectUser)?.group.name
  const [asOf] = useState(() => new Date().toISOString())
  const title = t('members.printTitle', { group })
  const isReady = rows !== null

  // The person asked for paper: the dialog comes by itself once there is something to print.
  useEffect(() => {
    if (isReady) window.print()
  }, [isReady])

  const { from, to, section, instrument, calendar, q } = selection
  const facts = [
    from !== undefined && to !== undefined && t('printing.span', { from: format.date(from), to: format.date(to) }),
    section && t(`members:sections.${section}`),
    instrument,
    calendar && t(`events:categories.${calendar}`),
    q !== undefined && t('printing.search', { q }),
    rows && t('members.people', { count: rows.length, shown: format.count(rows.length) }),
    t('printing.as', { date: format.day(asOf) }),
  ].filter(Boolean)

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('list.print')}
          documentTitle={title}
          back={<BackLink to={`${paths.memberAttendance}${search}`} label={t('members.title')} />}
          actions={
            isReady && (
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('record.print')}
              </Button>
            )
          }
        />
      </div>
      <Loaded {...load} isKept>
        {(rows) => (
          // It scrolls on a narrow screen, and a keyboard can only scroll what it can reach.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <Card tag="section" className="analytics-print" aria-label={t('members.title')} tabIndex={0}>
            <header>
              <h2>{title}</h2>
              <p>{facts.join(' · ')}</p>
            </header>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('members:fields.name')}</th>
                  <th scope="col">{t('members:fields.section')}</th>
                  <th scope="col">{t('members:fields.instrument')}</th>
                  {withReplies ? (
                    <>
                      <th scope="col">{t('replies.asked')}</th>
                      {memberReplies.map((id) => (
                        <th key={id} scope="col">
                          {t(`replies.${id}`)}
                        </th>
                      ))}
                    </>
                  ) : (
                    cameColumns.map((id) => (
                      <th key={id} scope="col">
                        {t(`fields.${id}`)}
                      </th>
                    ))
                  )}
                  <th scope="col">{t('fields.attendanceRate')}</th>
                  <th scope="col">{t('members.lastPresent')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">{row.name}</th>
                    <td>{row.ownSection ?? t(`members:sections.${row.section}`)}</td>
                    <td>{row.instrument}</td>
                    {withReplies ? (
                      <ReplyCells replies={row.replies} />
                    ) : (
                      cameColumns.map((id) => (
                        <td key={id}>
                          {format.count(row[id])}
                          {id === 'present' && <LateNote of={row} />}
                        </td>
                      ))
                    )}
                    <td>
                      <AttendanceRate of={row} excused={row.excused} />
                    </td>
                    <td>
                      <Figure missing={t('warnings.never')}>
                        {row.lastPresent === null ? null : format.briefDate(row.lastPresent)}
                      </Figure>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <p className="print-foot">{t(withReplies ? 'members.replyRule' : 'members.rule')}</p>
          </Card>
        )}
      </Loaded>
    </>
  )
}
