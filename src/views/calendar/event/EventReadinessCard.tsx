import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { READINESS_GREEN_SHARE, READINESS_RED_SHARE } from '@contract/calendar/readiness'
import type { Readiness } from '@contract/calendar/readiness'
import { NeedsTable } from './NeedsTable'
import { ReadinessNote } from '@/shared/readiness/ReadinessNote'

/** The readiness of an event, its reason, and the rule behind it. */
export function EventReadinessCard({ readiness, eventId }: { readiness: Readiness; eventId: string }) {
  const { t, i18n } = useTranslation('invitees')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Card tag="section" className="event-readiness" aria-labelledby="event-readiness-title">
      <h2 id="event-readiness-title">{t('light.title')}</h2>
      <p>
        <ReadinessNote readiness={readiness} />
      </p>
      {readiness.needs.length > 0 && <NeedsTable readiness={readiness} eventId={eventId} />}
      <details>
        <summary>{t('light.how')}</summary>
        <p>{t('light.withNeeds')}</p>
        <p>
          {t('light.withoutNeeds', {
            green: percent.format(READINESS_GREEN_SHARE),
            red: percent.format(READINESS_RED_SHARE),
          })}
        </p>
        <p>{t('light.afterDeadline')}</p>
      </details>
    </Card>
  )
}
