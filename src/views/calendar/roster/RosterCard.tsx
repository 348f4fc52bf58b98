import { Grid3x3, Printer, UserPlus } from 'lucide-react'
import { useMemo, useState, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import type { Deputy } from '@contract/calendar/deputies'
import type { EventRoster } from '@contract/calendar/replies'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { PartError } from '@/@core/components/feedback/PartError'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { paths } from '@/configs/paths'
import { toInstant } from '@/i18n/zonedTime'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { hasEndedAt, hasStarted } from '@/views/calendar/time/eventDays'
import { answerStyles } from './answerStyles'
import { DeputyDialog } from './DeputyDialog'
import { RosterPartRow } from './RosterPartRow'
import { rosterPartsOf, shownAnswers, type RosterPerson } from './rosterParts'
import { useRoster, type RosterActions } from './useRoster'
import { makeDeputyLink, shareDeputyLink } from '@/redux/calendar/roster'
import { LinkDialog } from '@/shared/links/LinkDialog'
import { MemberLinkDialog } from '@/shared/links/MemberLinkDialog'
import { memberLabel } from '@/shared/records/memberLabel'
import './roster.scss'

/**
 * The roster of an event by section and instrument, for who manages events. Nothing for a finished or cancelled event
 * without answers.
 */
export function RosterCard({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation(['roster', 'members'])
  const { count } = useFormat()
  const { day } = useEventWhen()
  const now = useNow()
  const zone = useGroupZone()
  const { roster, failure, isLoading, reload, answerFor, changeInstrument, dropDeputy } = useRoster(event)
  const [linkOf, setLinkOf] = useState<RosterPerson | null>(null)
  /** `new`: the dialog adds a deputy. */
  const [edited, setEdited] = useState<Deputy | 'new' | null>(null)
  const sections = useMemo(() => (roster ? rosterPartsOf(roster) : []), [roster])
  const taken = useMemo(() => new Set(roster ? takenMembers(roster) : []), [roster])
  const people = sections.flatMap(({ parts }) => parts.flatMap((part) => part.people))
  const isAnswered = people.some(({ answer, isAway }) => answer !== 'silent' && !isAway)
  const canAnswer = event.extendedProps.status === 'scheduled'
  const isOver = hasEndedAt(now, zone)(event)
  const actions: RosterActions = {
    canAnswer,
    answerFor,
    changeInstrument,
    openLink: setLinkOf,
    editDeputy: setEdited,
    dropDeputy,
  }

  function deadlineText(deadline: string): string {
    if (toInstant(now, zone) >= deadline) return t('untilNow')
    if (deadline === event.start) return t('untilStart')
    // It is the first moment that is too late: the day before it ends is the last one.
    const last = new Date(Date.parse(deadline) - 1).toISOString()
    return t('until', { day: day({ start: last, end: last, allDay: false }) })
  }

  if (!roster && !failure) return <Awaited />
  if (!canAnswer && !isAnswered && !failure) return null

  return (
    <Card tag="section" className="roster" aria-labelledby="roster-title">
      <header>
        <div>
          <h2 id="roster-title">{t(canAnswer && !hasStarted(event, now, zone) ? 'title' : 'titleOver')}</h2>
          {canAnswer && roster?.deadline !== undefined && <p className="muted">{deadlineText(roster.deadline)}</p>}
        </div>
        {roster && (
          <div className="cluster">
            <Button size="sm" to={paths.answers}>
              <Grid3x3 size={15} aria-hidden />
              {t('allAnswers')}
            </Button>
            <Button size="sm" to={paths.eventCallSheet(event.id)}>
              <Printer size={15} aria-hidden />
              {t('sheet.title')}
            </Button>
            {canAnswer && (
              <Button size="sm" onClick={() => setEdited('new')}>
                <UserPlus size={15} aria-hidden />
                {t('addDeputy')}
              </Button>
            )}
          </div>
        )}
      </header>
      {failure && <PartError text={t('failed')} onRetry={reload} isRetrying={isLoading} />}
      {roster && people.length === 0 && <p className="muted">{t('nobodyInvited')}</p>}
      {people.length > 0 && (
        <>
          <p className="roster-totals">
            {shownAnswers.map((answer) => (
              <StatusLabel
                key={answer}
                {...answerStyles[answer]}
                label={`${count(people.filter((person) => person.answer === answer).length)} ${t(`answers.${answer}`)}`}
              />
            ))}
          </p>
          {!isAnswered && !isOver && <p className="muted">{t('nothingAnswered')}</p>}
        </>
      )}
      {sections.map(({ key, section, ownSection, parts }) => (
        <section key={key} className="roster-section">
          <h3>{ownSection ?? (section ? t(`members:sections.${section}`) : t('others'))}</h3>
          <ul>
            {parts.map((part) => (
              <RosterPartRow key={part.key} part={part} actions={actions} />
            ))}
          </ul>
        </section>
      ))}
      {linkOf && <PersonLinkDialog key={linkOf.id} person={linkOf} onClose={() => setLinkOf(null)} />}
      {edited && (
        <DeputyDialog
          eventId={event.id}
          deputy={edited === 'new' ? undefined : edited}
          taken={taken}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}

const takenMembers = ({ members, deputies }: EventRoster): string[] => [
  ...members.map(({ memberId }) => memberId),
  ...deputies.flatMap(({ deputy }) => deputy.memberId ?? []),
]

interface PersonLinkDialogProps {
  person: RosterPerson
  onClose: () => void
}

/** The link of a member, or of a deputy for the one event. */
function PersonLinkDialog({ person, onClose }: PersonLinkDialogProps) {
  const { id, name, asDeputy } = person
  const share = useCallback(() => shareDeputyLink(id), [id])
  if (!asDeputy) return <MemberLinkDialog memberId={id} name={name} label={memberLabel(person)} onClose={onClose} />
  const renew = () => makeDeputyLink(id)
  const { email, phone } = asDeputy.deputy
  return <LinkDialog name={name} email={email} phone={phone} share={share} renew={renew} onClose={onClose} />
}
