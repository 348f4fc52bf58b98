import { useTranslation } from 'react-i18next'
import type { HomeEvent } from '@contract/home'
import type { Light } from '@contract/replies/light'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { selectIsAsking, selectRedEvents } from '@/redux/lights'
import { LightNote } from '@/shared/lights/LightNote'
import { useLights } from '@/shared/lights/useLights'
import { useToday } from '@/shared/dates/useToday'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

/** So far ahead somebody can still be found to play. */
const LOOK_AHEAD_MS = 42 * 86_400_000

interface NextEventsPanelProps {
  events: readonly HomeEvent[]
  /** Whether anybody is in the group who could be asked. */
  hasMembers: boolean
}

/** What comes next, and for who manages events what needs them; what was cancelled is not mentioned. */
export function NextEventsPanel({ events, hasMembers }: NextEventsPanelProps) {
  const { t } = useTranslation('home')
  const isMember = useAppSelector(selectUser)?.role === 'member'
  const canManage = useAppAbility().can('manage', 'Event')
  const lookAhead = new Date(Date.parse(useToday()) + LOOK_AHEAD_MS).toISOString().slice(0, 10)
  const last = events.at(-1)?.end ?? ''
  const { lights } = useLights(events, undefined, last > lookAhead ? last : lookAhead)
  const isAsking = useAppSelector(selectIsAsking)
  const further = useAppSelector(selectRedEvents).filter(({ id }) => events.every((event) => event.id !== id))
  const lines = (some: readonly HomeEvent[]) => (
    <ul className="home-events">
      {some.map((event) => (
        <EventLine
          key={event.id}
          event={event}
          to={paths.event(event.id)}
          note={<LightNote light={lights[event.id]} isAwaited={canManage && isAsking === null} />}
        >
          <AskButton event={event} light={lights[event.id]} />
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
            {isMember && <Button to={paths.myPage}>{t('next.answer')}</Button>}
            <Button to={paths.calendar}>{t('next.open')}</Button>
            {isAsking === false && hasMembers && <Button to={paths.memberLinks}>{t('next.links')}</Button>}
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
      {isAsking === false && hasMembers && <p>{t('next.notAsking')}</p>}
    </HomePanel>
  )
}

/** Leads to the question to those who have not answered yet, where their answers could change the light. */
function AskButton({ event, light }: { event: HomeEvent; light: Light | undefined }) {
  const { t } = useTranslation('home')
  if (!light || light.colour === 'green' || light.silent === 0 || light.isPastDeadline) return null
  return (
    <Button size="sm" to={paths.askSilent(event.id)} label={t('next.askOf', { name: event.title })}>
      {t('next.ask')}
    </Button>
  )
}
