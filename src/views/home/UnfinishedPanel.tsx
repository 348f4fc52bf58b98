import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchUnfinished } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'

const SHOWN = 5

/** Past events without a report, the latest first. Where there is none, there is nothing to be reminded of, and no panel. */
export function UnfinishedPanel() {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  const { answer, failure, reload } = useQuery(fetchUnfinished, undefined)
  if (!failure && !answer?.total) return null
  const events = answer?.events.slice(0, SHOWN) ?? []
  const more = (answer?.total ?? 0) - events.length
  return (
    <HomePanel title={t('unfinished.title')} isBusy={false} failure={failure} onRetry={reload}>
      <p>{t('unfinished.text')}</p>
      <ul className="home-events">
        {events.map((event) => (
          <EventLine key={event.id} event={event} to={paths.finishEvent(event.id)} />
        ))}
      </ul>
      {more > 0 && <p className="home-more">{t('unfinished.more', { count: more, shown: count(more) })}</p>}
    </HomePanel>
  )
}
