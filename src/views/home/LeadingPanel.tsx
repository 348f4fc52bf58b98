import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { fetchLedEvents } from '@/redux/calendar/leading'
import { useQuery } from '@/redux/useQuery'
import { ReadinessNote } from '@/shared/readiness/ReadinessNote'
import { Loaded } from '@/shared/records/Loaded'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

const SHOWN = 5

/** For a section leader: the next events that ask somebody of theirs, with the light of these alone. */
export function LeadingPanel() {
  const { t } = useTranslation('leading')
  const load = useQuery(fetchLedEvents, undefined)
  return (
    <HomePanel title={t('title')} action={<Button to={paths.leading}>{t('home.open')}</Button>}>
      <Loaded {...load} skeleton={null}>
        {({ events }) =>
          events.length === 0 ? (
            <p>{t('noEvents')}</p>
          ) : (
            <ul className="home-events">
              {events.slice(0, SHOWN).map((event) => (
                <EventLine
                  key={event.id}
                  event={event}
                  to={paths.ledEvent(event.id)}
                  note={<ReadinessNote readiness={event.light} />}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </HomePanel>
  )
}
