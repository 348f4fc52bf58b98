import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { PieceEvent, PieceHistory } from '@contract/calendar/pieces'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'

/** Where a piece is to be played, and where it was, under whom. */
export function PiecePlays({ played, timesPlayed, planned }: Omit<PieceHistory, 'piece'>) {
  const { t } = useTranslation('pieces')
  const { count } = useFormat()
  const times = [
    t('playedTimes', { count: timesPlayed, shown: count(timesPlayed) }),
    timesPlayed > played.length && t('newestOnly', { shown: count(played.length) }),
  ]
  return (
    <Card tag="section" className="piece-card" aria-labelledby="piece-plays">
      <h2 id="piece-plays">{t('history')}</h2>
      {planned.length > 0 && (
        <>
          <h3>{t('planned')}</h3>
          <EventLines events={planned} />
        </>
      )}
      {played.length === 0 ? (
        <p className="muted">{t('neverPlayed')}</p>
      ) : (
        <>
          <h3>{times.filter(Boolean).join(': ')}</h3>
          <EventLines events={played} />
        </>
      )}
    </Card>
  )
}

function EventLines({ events }: { events: readonly PieceEvent[] }) {
  const { t, i18n } = useTranslation('pieces')
  const { date } = useEventWhen()
  return (
    <ul className="piece-events">
      {events.map((event) => {
        const { id, title, location, isEncore, conductors } = event
        const names = new Intl.ListFormat(i18n.language).format(conductors)
        const told = [date(event), location, conductors.length > 0 && t('conductedBy', { names })]
        return (
          <li key={id}>
            <Link to={paths.event(id)}>{title}</Link> {isEncore && <Badge tone="neutral">{t('encore')}</Badge>}
            <span className="muted">{told.filter(Boolean).join(' · ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
