import { useTranslation } from 'react-i18next'
import type { HomeEvent } from '@contract/home'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { LightNote } from '@/shared/lights/LightNote'
import { useLights } from '@/shared/lights/useLights'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

/** What comes next; what was cancelled is not mentioned. */
export function NextEventsPanel({ events }: { events: readonly HomeEvent[] }) {
  const { t } = useTranslation('home')
  const isMember = useAppSelector(selectUser)?.role === 'member'
  const mayAdd = useAppAbility().can('manage', 'Event')
  // Of those alone that are shown.
  const lights = useLights(events, undefined, events.at(-1)?.end)
  return (
    <HomePanel
      title={t('next.title')}
      action={
        events.length === 0 && mayAdd ? (
          <Button to={paths.newEvent}>{t('next.add')}</Button>
        ) : (
          <div className="cluster">
            {isMember && <Button to={paths.myPage}>{t('next.answer')}</Button>}
            <Button to={paths.calendar}>{t('next.open')}</Button>
          </div>
        )
      }
    >
      {events.length === 0 ? (
        <p>{t('next.none')}</p>
      ) : (
        <ul className="home-events">
          {events.map((event) => (
            <EventLine
              key={event.id}
              event={event}
              to={paths.event(event.id)}
              note={<LightNote light={lights[event.id]} />}
            />
          ))}
        </ul>
      )}
    </HomePanel>
  )
}
