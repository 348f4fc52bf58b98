import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { Can } from '@/auth/Can'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchSeries, selectChangeCount } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import { useAppSelector } from '@/redux/hooks'
import { useReloadOnChange } from '@/shared/records/useReloadOnChange'

/** The event's position in its series, and its neighbours; nothing where the series cannot be loaded. */
export function EventSeries({ event, seriesId }: { event: CalendarEvent; seriesId: string }) {
  const { t } = useTranslation('calendar')
  const { date, dayInFull } = useEventWhen()
  const { count } = useFormat()
  const { answer: series, failure, reload } = useQuery(fetchSeries, seriesId)
  useReloadOnChange(useAppSelector(selectChangeCount), reload)
  const index = series?.findIndex(({ id }) => id === event.id) ?? -1
  const [first, last] = [series?.[0], series?.at(-1)]
  if (!series && !failure) {
    return (
      <Card tag="section" className="event-series is-waiting" aria-busy>
        <h2>{t('event.series')}</h2>
        <span className="skeleton" aria-hidden />
      </Card>
    )
  }
  if (!series || index < 0 || !first || !last) return null
  const [before, after] = [series[index - 1], series[index + 1]]
  return (
    <Card tag="section" className="event-series">
      <h2>{t('event.series')}</h2>
      <p>
        {t('event.positionInSeries', { position: count(index + 1), all: count(series.length) })}
        <span className="muted"> · {t('event.seriesSpan', { from: date(first), to: date(last) })}</span>
      </p>
      <p className="cluster">
        {before && (
          <Link to={paths.event(before.id)}>
            {t('event.previous')}: {dayInFull(before)}
          </Link>
        )}
        {after && (
          <Link to={paths.event(after.id)}>
            {t('event.next')}: {dayInFull(after)}
          </Link>
        )}
      </p>
      <Can I="manage" a="Event">
        <p>
          <Link to={paths.changeSeries(event.id)}>{t('event.changeSeries')}</Link>
        </p>
      </Can>
    </Card>
  )
}
