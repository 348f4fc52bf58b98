import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Piece } from '@contract/calendar'
import { useDuration } from './useDuration'

interface EventProgrammeProps {
  programme?: readonly Piece[] | undefined
  /** It is what was played, and no longer what is planned. */
  isPlayed?: boolean
}

export function EventProgramme({ programme = [], isPlayed = false }: EventProgrammeProps) {
  const { t } = useTranslation('calendar')
  const duration = useDuration()
  const total = programme.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
  const untimed = programme.filter(({ minutes }) => minutes === undefined).length

  return (
    <Card tag="section" className="event-programme">
      <h2>{t(isPlayed ? 'event.played' : 'event.programme')}</h2>
      {programme.length === 0 && <p className="muted">{t('event.noProgramme')}</p>}
      {programme.length > 0 && (
        <ol>
          {programme.map(({ title, composer, minutes }, index) => (
            // The same piece may be played twice: only its index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <span className="piece-title">
                {title}
                {composer !== undefined && <span className="muted"> · {composer}</span>}
              </span>
              {minutes !== undefined && <span className="tabular muted">{duration(minutes)}</span>}
            </li>
          ))}
        </ol>
      )}
      {total > 0 && (
        <p className="programme-total tabular">
          {t('event.total', { shown: duration(total) })}
          {untimed > 0 && <span className="muted"> · {t('event.untimed', { count: untimed, shown: untimed })}</span>}
        </p>
      )}
    </Card>
  )
}
