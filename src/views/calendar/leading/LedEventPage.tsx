import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { LedRoster } from '@contract/calendar/leading'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { paths } from '@/configs/paths'
import { fetchLedRoster } from '@/redux/calendar/leading'
import { useQuery } from '@/redux/useQuery'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { toWallTime } from '@/i18n/zonedTime'
import { Loaded } from '@/shared/records/Loaded'
import { NotFound } from '@/shared/records/NotFound'
import { groupInOrder } from '@/shared/records/groupInOrder'
import { answerStyles } from '@/views/calendar/roster/answerStyles'
import { shownAnswers } from '@/views/calendar/roster/rosterParts'
import { useClock } from '@/views/calendar/time/useClock'
import { LedAttendanceRow } from './LedAttendanceRow'
import { LedPersonRow } from './LedPersonRow'
import '@/views/calendar/finish/finish.scss'
import '@/views/calendar/roster/roster.scss'
import './leading.scss'

/** One event as its section leader has it: who of theirs comes, and who is here. */
export function LedEventPage() {
  const { id = '' } = useParams()
  const load = useQuery(fetchLedRoster, id)
  const { answer, failure } = load
  /** After a change, until the event is read again. */
  const [changed, setChanged] = useState<{ roster: LedRoster; of: LedRoster | null } | null>(null)
  if (failure?.code === 'not_found') return <NotFound />
  return (
    <Loaded {...load}>
      {(read) => (
        <LedEvent
          roster={changed?.of === answer ? changed.roster : read}
          onChanged={(roster) => setChanged({ roster, of: answer })}
        />
      )}
    </Loaded>
  )
}

interface LedEventProps {
  roster: LedRoster
  onChanged: (roster: LedRoster) => void
}

function LedEvent({ roster, onChanged }: LedEventProps) {
  const { t } = useTranslation(['leading', 'roster', 'members', 'events'])
  const when = useEventWhen()
  const { count } = useFormat()
  const clock = useClock()
  const now = useNow()
  const zone = useGroupZone()
  const { event, canAnswer, isFinished = false, checkin, members } = roster
  const opens = toWallTime(checkin.opensAt, zone)
  const isOver = toWallTime(checkin.closesAt, zone) <= now
  const isOpen = canAnswer && opens <= now && !isOver
  const asked = members.filter(({ isAsked }) => isAsked)
  const sections = groupInOrder(members, ({ section, ownSection }) => ownSection ?? t(`members:sections.${section}`))

  return (
    <>
      <PageHeader
        title={event.title}
        lead={[when.full(event), event.location].filter(Boolean).join(' · ')}
        back={<BackLink to={paths.leading} label={t('title')} />}
      />
      <Card tag="section" className="roster led-card" aria-labelledby="led-roster">
        <h2 id="led-roster">
          {t(isFinished ? 'attendance.title' : canAnswer && !isOver ? 'roster:title' : 'roster:titleOver')}
        </h2>
        {isFinished ? (
          <p className="muted">{t('attendance.lead')}</p>
        ) : (
          <p className="roster-totals">
            {shownAnswers.map((answer) => (
              <StatusLabel
                key={answer}
                {...answerStyles[answer]}
                label={`${count(asked.filter((person) => person.answer === answer).length)} ${t(`roster:answers.${answer}`)}`}
              />
            ))}
          </p>
        )}
        {canAnswer && (
          <p className="muted">
            {t(isOpen ? 'checkin.open' : isOver ? 'checkin.closed' : 'checkin.early', { time: clock(checkin.opensAt) })}
          </p>
        )}
        {sections.map(({ key, items }) => (
          <section key={key} className="roster-section" aria-label={key}>
            <h3>{key}</h3>
            <ul className="led-people">
              {items.map((person) =>
                isFinished ? (
                  <LedAttendanceRow key={person.memberId} eventId={event.id} person={person} onChanged={onChanged} />
                ) : (
                  <LedPersonRow
                    key={person.memberId}
                    eventId={event.id}
                    person={person}
                    canAnswer={canAnswer && person.isAsked}
                    canCheckIn={isOpen}
                    onChanged={onChanged}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </Card>
    </>
  )
}
