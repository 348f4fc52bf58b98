import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { EventRecord } from '@contract/analytics'

export function RecordProgramme({ programme }: { programme: EventRecord['programme'] }) {
  const { t } = useTranslation('analytics')
  const minutes = programme.reduce((sum, piece) => sum + (piece.minutes ?? 0), 0)
  if (programme.length === 0) return null
  return (
    <Card tag="section" className="record-programme">
      <h2>{t('record.programme')}</h2>
      <ol>
        {programme.map(({ title, composer, minutes: own }, place) => (
          // A piece has no identity beyond its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <span>
              {title}
              {composer !== undefined && <span className="muted"> · {composer}</span>}
            </span>
            {own !== undefined && <span className="muted tabular">{t('record.minutes', { count: own })}</span>}
          </li>
        ))}
      </ol>
      {minutes > 0 && <p className="muted">{t('record.minutesInAll', { count: minutes })}</p>}
    </Card>
  )
}
