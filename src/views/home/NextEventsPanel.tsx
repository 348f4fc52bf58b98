import { useTranslation } from 'react-i18next'
import type { HomeEvent } from '@contract/home/overview'
import type { Readiness } from '@contract/calendar/readiness'
import type { ReadinessList } from '@contract/calendar/readinessList'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { ReadinessNote } from '@/shared/readiness/ReadinessNote'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

interface NextEventsPanelProps {
  events: readonly HomeEvent[]
  /** For these events, and those with red readiness further ahead; absent for users who do not manage events. */
  readiness: ReadinessList | undefined
  /** Whether the group has any members to invite. */
  hasMembers: boolean
  /** One of the events asks whoever is signed in. */
  asksCaller: boolean
}

/** Upcoming events, and for event managers their readiness. Cancelled events are left out. */
export function NextEventsPanel({ events, readiness, hasMembers, asksCaller }: NextEventsPanelProps) {
  const { t } = useTranslation('home')
  const canManage = useAppAbility().can('manage', 'Event')
  const byEvent = new Map(readiness?.lights.map(({ eventId, light }) => [eventId, light]))
  const further = (readiness?.lights ?? []).flatMap(({ eventId, event }) =>
    event && events.every(({ id }) => id !== eventId) ? [{ id: eventId, ...event }] : [],
  )
  const lines = (some: readonly HomeEvent[]) => (
    <ul className="home-events">
      {some.map((event) => (
        <EventLine
          key={event.id}
          event={event}
          to={paths.event(event.id)}
          note={<ReadinessNote readiness={byEvent.get(event.id)} />}
        >
          <AskButton event={event} readiness={byEvent.get(event.id)} />
        </EventLine>
      ))}
    </ul>
  )
  return (
    <HomePanel
      title={t('next.title')}
      action={
        events.length === 0 && canManage ? (
          <Button to={paths.newEvent}>{t('next.add')}</Button>
        ) : (
          <div className="cluster">
            {asksCaller && <Button to={paths.myPage}>{t('next.answer')}</Button>}
            <Button to={paths.calendar}>{t('next.open')}</Button>
            {readiness?.isInUse === false && hasMembers && <Button to={paths.memberLinks}>{t('next.links')}</Button>}
          </div>
        )
      }
    >
      {events.length === 0 ? <p>{t('next.none')}</p> : lines(events)}
      {further.length > 0 && (
        <>
          <h3>{t('next.further')}</h3>
          {lines(further)}
        </>
      )}
      {readiness?.isInUse === false && hasMembers && <p>{t('next.notAsking')}</p>}
    </HomePanel>
  )
}

/** Opens a message to invitees without a reply, if replies could still improve the readiness. */
function AskButton({ event, readiness }: { event: HomeEvent; readiness: Readiness | undefined }) {
  const { t } = useTranslation('home')
  if (!readiness || readiness.colour === 'green' || readiness.silent === 0 || readiness.isPastDeadline) return null
  return (
    <Button size="sm" to={paths.askSilent(event.id)} label={t('next.askOf', { name: event.title })}>
      {t('next.ask')}
    </Button>
  )
}
