import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { LedRoster } from '@contract/calendar/leading'
import { FootNote, type FootNoteText } from '@/@core/components/feedback/FootNote'
import { BackLink } from '@/@core/components/page/BackLink'
import { FootBar } from '@/@core/components/page/FootBar'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { paths } from '@/configs/paths'
import { failureText } from '@/i18n/failureText'
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
import { UnsentNote } from '@/views/calendar/checkins/UnsentNote'
import { AttendanceLegend } from '@/views/calendar/finish/AttendanceLegend'
import { recordedMarks } from '@/views/calendar/finish/finishValues'
import { answerStyles } from '@/views/calendar/roster/answerStyles'
import { shownAnswers } from '@/views/calendar/roster/rosterParts'
import { useClock } from '@/views/calendar/time/useClock'
import { LedAttendanceRow } from './LedAttendanceRow'
import type { LedPerson, SaidOfLed } from './ledOutbox'
import { LedPersonRow } from './LedPersonRow'
import { useLedMarks } from './useLedMarks'
import '@/views/calendar/checkins/checkins.scss'
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

/** What was pressed last, and what takes it back; or why it was refused. */
type LastPress = { memberId: string; said: SaidOfLed['said']; undo: SaidOfLed['said'] } | { refused: string }

/** What puts the person back as they are now. */
function undoOf(person: LedPerson, { act }: SaidOfLed['said']): SaidOfLed['said'] {
  const { answer, reason, isAway, arrival, attendance } = person
  // Without an answer of its own, an absence counts again.
  if (act === 'answer') return isAway ? { act, answer: 'silent' } : { act, answer, reason }
  if (act === 'attendance') return { act, status: attendance }
  return arrival ? { act: 'here', since: arrival.at, isLate: arrival.isLate ?? false } : { act: 'gone' }
}

function LedEvent({ roster: stored, onChanged }: LedEventProps) {
  const { t } = useTranslation(['leading', 'roster', 'members', 'events', 'checkin', 'shell'])
  const when = useEventWhen()
  const { count } = useFormat()
  const clock = useClock()
  const now = useNow()
  const zone = useGroupZone()
  const [last, setLast] = useState<LastPress | null>(null)
  const nameOf = (id: string) => stored.members.find(({ memberId }) => memberId === id)?.name ?? ''
  const { shown, unsent, say, sendNow } = useLedMarks({
    roster: stored,
    onChanged,
    onRefused: ({ memberId }, failure) =>
      setLast({ refused: t('checkin:notRecorded', { name: nameOf(memberId), reason: failureText(failure) }) }),
  })
  const { event, canAnswer, isFinished = false, checkin, members } = shown
  const opens = toWallTime(checkin.opensAt, zone)
  const isOver = toWallTime(checkin.closesAt, zone) <= now
  const isOpen = canAnswer && opens <= now && !isOver
  const asked = members.filter(({ isAsked }) => isAsked)
  const sections = groupInOrder(members, ({ section, ownSection }) => ownSection ?? t(`members:sections.${section}`))

  function press(person: LedPerson, said: SaidOfLed['said']): void {
    say(person.memberId, said)
    setLast({ memberId: person.memberId, said, undo: undoOf(person, said) })
  }

  function wordsOf(memberId: string, said: SaidOfLed['said']): string {
    const name = nameOf(memberId)
    if (said.act === 'answer') return t('roster:answerSet', { name, answer: t(`roster:answers.${said.answer}`) })
    if (said.act === 'attendance')
      return t('attendance.set', { name, status: t(`events:attendance.${said.status ?? 'none'}`) })
    if (said.act === 'gone') return t('checkin:takenBack', { name })
    const isLate = members.find((person) => person.memberId === memberId)?.arrival?.isLate === true
    return t(isLate ? 'checkin:checkedInLate' : 'checkin:checkedIn', { name })
  }

  function noteOf(pressed: LastPress | null): FootNoteText | null {
    if (pressed === null) return null
    if ('refused' in pressed) return { text: pressed.refused, isFailure: true }
    const onPress = () => {
      say(pressed.memberId, pressed.undo)
      setLast(null)
    }
    return { text: wordsOf(pressed.memberId, pressed.said), actions: [{ label: t('shell:undo'), onPress }] }
  }

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
          <>
            <p className="muted">{t('attendance.lead')}</p>
            <AttendanceLegend marks={recordedMarks} />
          </>
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
                  <LedAttendanceRow key={person.memberId} person={person} onSay={(said) => press(person, said)} />
                ) : (
                  <LedPersonRow
                    key={person.memberId}
                    person={person}
                    canAnswer={canAnswer && person.isAsked}
                    canCheckIn={isOpen}
                    onSay={(said) => press(person, said)}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </Card>
      <FootBar className="checkin-foot-bar led-foot">
        <UnsentNote unsent={unsent} onSend={sendNow} />
        <FootNote note={noteOf(last)} onClose={() => setLast(null)} />
      </FootBar>
    </>
  )
}
