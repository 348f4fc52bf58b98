import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { EventReport } from '@contract/calendar'
import { useFormat } from '@/shared/dates/useFormat'

/** Who finished, corrected and reopened the event, the newest first. */
export function FinishHistory({ history }: { history: EventReport['history'] }) {
  const { t } = useTranslation('events')
  const { dateTime } = useFormat()
  if (history.length === 0) return null
  return (
    <Card tag="section" className="event-history">
      <h2>{t('history.title')}</h2>
      <ol>
        {history.map(({ at, by, action }) => (
          <li key={`${at}${action}`}>
            {t(`history.${action}`, { name: by })} <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
