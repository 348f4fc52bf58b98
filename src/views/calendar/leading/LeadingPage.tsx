import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { LedEvent, LedMembers, LedReport } from '@contract/calendar/leading'
import { Button } from '@/@core/components/Button'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { PhoneLink } from '@/@core/components/page/PhoneLink'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchLedEvents, fetchLedMembers } from '@/redux/calendar/leading'
import { fetchLedMessages } from '@/redux/calendar/ledMessages'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { ownValueText } from '@/shared/ownFields/ownValueText'
import { ReadinessNote } from '@/shared/readiness/ReadinessNote'
import { instrumentText } from '@/shared/records/instrumentText'
import { Loaded } from '@/shared/records/Loaded'
import { MessageRow } from '@/views/calendar/messages/MessageRow'
import { isUnderWay } from '@/views/calendar/messages/messageStates'
import { useReloadWhile } from '@/views/calendar/messages/useReloadWhile'
import '@/shared/messages/messages.scss'
import './leading.scss'

const LedMessageDialog = lazyPart(
  loader(() => withTexts(['invitees'], import('./LedMessageDialog'))),
  (file) => file.LedMessageDialog,
)

/** What a section leader looks after: the next events with the light of theirs, and who theirs are. */
export function LeadingPage() {
  const { t } = useTranslation(['leading', 'members'])
  const members = useQuery(fetchLedMembers, undefined)
  const events = useQuery(fetchLedEvents, undefined)
  const messages = useQuery(fetchLedMessages, undefined)
  const sent = messages.answer?.messages ?? []
  const underWay = sent.filter(isUnderWay)
  useReloadWhile(underWay.length > 0, JSON.stringify(underWay.map(({ counts }) => counts)), messages.reload)
  const [isWriting, setWriting] = useState(false)
  const led = members.answer?.members ?? []
  const names = (members.answer?.leads ?? []).map(({ id, name, family }) =>
    name === undefined && family !== undefined ? t(`members:sections.${family}`) : (name ?? id),
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={names.join(' · ')}
        actions={
          led.length > 0 && (
            <Button onClick={() => setWriting(true)}>
              <Mail size={16} aria-hidden />
              {t('messages.write')}
            </Button>
          )
        }
      />
      <Card tag="section" className="led-card" aria-labelledby="led-events">
        <h2 id="led-events">{t('events')}</h2>
        <Loaded {...events}>{(answer) => <EventList events={answer.events} />}</Loaded>
      </Card>
      {events.answer !== null && events.answer.finished.length > 0 && (
        <Card tag="section" className="led-card" aria-labelledby="led-finished">
          <h2 id="led-finished">{t('finished')}</h2>
          <ReportList reports={events.answer.finished} />
        </Card>
      )}
      <Card tag="section" className="led-card" aria-labelledby="led-members">
        <h2 id="led-members">{t('members')}</h2>
        <Loaded {...members}>{(answer) => <MemberTable {...answer} />}</Loaded>
      </Card>
      {sent.length > 0 && (
        <Card tag="section" className="led-card" aria-labelledby="led-messages">
          <h2 id="led-messages">{t('messages.title')}</h2>
          <ul className="message-rows">
            {sent.map((message) => (
              <MessageRow key={message.id} message={message} showsEvent />
            ))}
          </ul>
        </Card>
      )}
      {isWriting && <LedMessageDialog members={led} onSent={messages.reload} onClose={() => setWriting(false)} />}
    </>
  )
}

function EventList({ events }: { events: readonly LedEvent[] }) {
  const { t } = useTranslation('leading')
  const when = useEventWhen()
  if (events.length === 0) return <p className="muted">{t('noEvents')}</p>
  return (
    <ul className="led-events">
      {events.map((event) => (
        <li key={event.id}>
          <Link to={paths.ledEvent(event.id)}>{event.title}</Link>
          <small>{[when.full(event), event.location].filter(Boolean).join(' · ')}</small>
          <ReadinessNote readiness={event.light} />
        </li>
      ))}
    </ul>
  )
}

function ReportList({ reports }: { reports: readonly LedReport[] }) {
  const { t } = useTranslation('leading')
  const { count } = useFormat()
  const when = useEventWhen()
  return (
    <ul className="led-events">
      {reports.map((event) => (
        <li key={event.id}>
          <Link to={paths.ledEvent(event.id)}>{event.title}</Link>
          <small>
            {[
              when.full(event),
              t('attendance.counted', { present: count(event.present), recorded: count(event.recorded) }),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}

function MemberTable({ members, ownFields }: LedMembers) {
  const { t } = useTranslation(['leading', 'ownFields'])
  const format = useFormat()
  const ownText = ({ ownValues = {} }: LedMembers['members'][number]) =>
    ownFields
      .flatMap((field) => {
        const value = ownValues[field.id]
        return value === undefined ? [] : `${field.name}: ${ownValueText(value, { t, format }, field)}`
      })
      .join(' · ')
  if (members.length === 0) return <p className="muted">{t('nobody')}</p>
  return (
    <Table className="led-members">
      <caption className="visually-hidden">{t('members')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          <th scope="col">{t('fields.plays')}</th>
          <th scope="col">{t('fields.phone')}</th>
          <th scope="col">{t('fields.email')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.memberId}>
            <th scope="row">
              {member.name}
              <small>{ownText(member)}</small>
            </th>
            <td>{instrumentText(member)}</td>
            <td>
              <PhoneLink phone={member.phone} />
            </td>
            <td>{member.email !== undefined && <EmailAddress address={member.email} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
