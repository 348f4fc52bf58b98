import { Grid3x3, Printer, UserPlus, UserSearch } from 'lucide-react'
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
import { halvesOf, rosterPartsOf, shownAnswers, type RosterPerson } from './rosterParts'
import { useAnswerWatch } from './useAnswerWatch'
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
  const { dayInFull } = useEventWhen()
  const now = useNow()
  const zone = useGroupZone()
  const { roster, failure, isLoading, reload, dropDeputy, ...changes } = useRoster(event)
  const [linkOf, setLinkOf] = useState<RosterPerson | null>(null)
  /** `new`: the dialog adds a deputy. */
  const [edited, setEdited] = useState<Deputy | 'new' | null>(null)
  const sections = useMemo(() => (roster ? rosterPartsOf(roster) : []), [roster])
  const taken = useMemo(() => new Set(roster ? takenMembers(roster) : []), [roster])
  const people = sections.flatMap(({ parts }) => parts.flatMap((part) => part.people))
  const isAnswered = people.some(
    ({ answer, toConfirm, isAway }) => (answer !== 'silent' || toConfirm !== undefined) && !isAway,
  )
  const canAnswer = event.extendedProps.status === 'scheduled'
  const isOver = hasEndedAt(now, zone)(event)
  useAnswerWatch(event.id, canAnswer && !isOver ? roster?.mark : undefined)
  const actions: RosterActions = {
    canAnswer,
    ...changes,
    guestsMax: event.extendedProps.guestsMax ?? 0,
    openLink: setLinkOf,
    editDeputy: setEdited,
    dropDeputy,
  }

  function deadlineText(deadline: string): string {
    if (toInstant(now, zone) >= deadline) return t('untilNow')
    if (deadline === event.start) return t('untilStart')
    // It is the first moment that is too late: the day before it ends is the last one.
    const last = new Date(Date.parse(deadline) - 1).toISOString()
    return t('until', { day: dayInFull({ start: last, end: last, allDay: false }) })
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
            {canAnswer && !isOver && (
              <Button size="sm" to={paths.eventDeputies(event.id)}>
                <UserSearch size={15} aria-hidden />
                {t('findDeputies')}
              </Button>
            )}
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
          <ToConfirmLine people={people} />
          <PlacesLine event={event} roster={roster} people={people} />
          {!isAnswered && !isOver && <p className="muted">{t('nothingAnswered')}</p>}
        </>
      )}
      <div className="roster-columns">
        {halvesOf(sections).map((half) => (
          <div key={half[0]?.key}>
            {half.map(({ key, section, ownSection, parts }) => (
              <section key={key} className="roster-section">
                <h3>{ownSection ?? (section ? t(`members:sections.${section}`) : t('others'))}</h3>
                <ul>
                  {parts.map((part) => (
                    <RosterPartRow key={part.key} part={part} actions={actions} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
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

/** What those without an answer said before the event was moved. */
function ToConfirmLine({ people }: { people: readonly RosterPerson[] }) {
  const { t } = useTranslation('roster')
  const { count } = useFormat()
  const said = people.flatMap(({ toConfirm }) => (toConfirm === undefined ? [] : [toConfirm]))
  if (said.length === 0) return null
  const list = shownAnswers.flatMap((answer) => {
    const times = said.filter((one) => one === answer).length
    return times > 0 ? [`${count(times)} ${t(`answers.${answer}`)}`] : []
  })
  return (
    <p className="muted">
      {t('toConfirmCount', { count: said.length, shown: count(said.length), list: list.join(' · ') })}
    </p>
  )
}

interface PlacesLineProps {
  event: CalendarEvent
  roster: EventRoster | null
  people: readonly RosterPerson[]
}

/** How many of the places are taken, and how many wait for one; nothing where there is no limit. */
function PlacesLine({ event, roster, people }: PlacesLineProps) {
  const { t } = useTranslation('roster')
  const { count } = useFormat()
  const { places } = event.extendedProps
  const taken = roster?.taken
  if (places === undefined || taken === undefined) return null
  const waiting = people.filter((person) => person.waiting !== undefined).length
  return (
    <p className="muted tabular">
      {[
        t(taken > places ? 'placesOver' : 'places', { taken: count(taken), places: count(places) }),
        waiting > 0 && t('waiting', { count: waiting, shown: count(waiting) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
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
