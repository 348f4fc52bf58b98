import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { MemberData } from '@contract/privacy'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import './memberData.scss'

/** The person's status, attendance and entries over time, as tables that print. */
export function MemberRecords({ data }: { data: MemberData }) {
  const { t } = useTranslation(['members', 'events', 'finances', 'messages'])
  const { date, day } = useFormat()
  const money = useMoney()
  const { statusHistory, attendance, finances, messages = [] } = data
  const dayOf = (start: string) => (start.length > 10 ? day(start) : date(start))
  return (
    <div className="member-records">
      <Card tag="section" className="member-statuses">
        <h2 id="data-statuses">{t('data.statuses')}</h2>
        <Table aria-labelledby="data-statuses">
          <thead>
            <tr>
              <th scope="col">{t('data.since')}</th>
              <th scope="col">{t('fields.status')}</th>
            </tr>
          </thead>
          <tbody>
            {statusHistory.map(({ since, status }) => (
              <tr key={since}>
                <td>{date(since)}</td>
                <td>{t(`statuses.${status}`)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <Card tag="section">
        <h2 id="data-attendance">{t('data.attendance')}</h2>
        {attendance.length === 0 ? (
          <p className="muted">{t('data.noAttendance')}</p>
        ) : (
          <Table aria-labelledby="data-attendance">
            <thead>
              <tr>
                <th scope="col">{t('data.day')}</th>
                <th scope="col">{t('data.event')}</th>
                <th scope="col" className="is-wide">
                  {t('events:category')}
                </th>
                <th scope="col">{t('data.recorded')}</th>
              </tr>
            </thead>
            <tbody>
              {attendance.map(({ eventId, start, title, calendar, status }) => (
                <tr key={eventId}>
                  <td>{dayOf(start)}</td>
                  <td>{title}</td>
                  <td className="is-wide">{t(`events:categories.${calendar}`)}</td>
                  <td>{t(`events:attendance.${status}`)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      <Card tag="section">
        <h2 id="data-entries">{t('data.entries')}</h2>
        {finances.length === 0 ? (
          <p className="muted">{t('data.noEntries')}</p>
        ) : (
          <Table aria-labelledby="data-entries">
            <thead>
              <tr>
                <th scope="col">{t('data.day')}</th>
                <th scope="col">{t('finances:fields.description')}</th>
                <th scope="col" className="is-wide">
                  {t('finances:fields.status')}
                </th>
                <th scope="col" className="is-end">
                  {t('finances:fields.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {finances.map(({ id, date: paidOn, description, status, kind, amount }) => (
                <tr key={id}>
                  <td>{date(paidOn)}</td>
                  <td>{description}</td>
                  <td className="is-wide">{t(`finances:statuses.${status}`)}</td>
                  <td className="is-end tabular">{money.format(kind === 'expense' ? -amount : amount)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      <Card tag="section">
        <h2 id="data-messages">{t('messages:data.title')}</h2>
        {messages.length === 0 ? (
          <p className="muted">{t('messages:data.none')}</p>
        ) : (
          <Table aria-labelledby="data-messages">
            <thead>
              <tr>
                <th scope="col">{t('data.day')}</th>
                <th scope="col">{t('data.event')}</th>
                <th scope="col" className="is-wide">
                  {t('messages:data.what')}
                </th>
                <th scope="col">{t('messages:data.state')}</th>
              </tr>
            </thead>
            <tbody>
              {messages.map(({ at, title, kind, state }) => (
                <tr key={`${at} ${title} ${kind}`}>
                  <td>{day(at)}</td>
                  <td>{title}</td>
                  <td className="is-wide">{t(`messages:kinds.${kind}`)}</td>
                  <td>{t(`messages:states.${state}`)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
    </div>
  )
}
