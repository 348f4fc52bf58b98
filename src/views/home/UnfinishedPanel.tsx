import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeEvent } from '@contract/home/overview'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

interface UnfinishedPanelProps {
  /** The latest ones only. */
  events: readonly HomeEvent[]
  total: number
}

/** Past events without a report, latest first. */
export function UnfinishedPanel({ events, total }: UnfinishedPanelProps) {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  const more = total - events.length
  return (
    <HomePanel title={t('unfinished.title')}>
      <p>{t('unfinished.text')}</p>
      <ul className="home-events">
        {events.map((event) => (
          <EventLine key={event.id} event={event} to={paths.event(event.id)}>
            <Button size="sm" to={paths.finishEvent(event.id)} label={t('unfinished.finishOf', { name: event.title })}>
              {t('unfinished.finish')}
            </Button>
          </EventLine>
        ))}
      </ul>
      {more > 0 && (
        <p className="home-more">
          <Link to={`${paths.calendar}?view=list&date=${(events.at(-1)?.start ?? '').slice(0, 10)}`}>
            {t('unfinished.more', { count: more, shown: count(more) })}
          </Link>
        </p>
      )}
    </HomePanel>
  )
}
