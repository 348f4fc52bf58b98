import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { LIGHT_GREEN_SHARE, LIGHT_RED_SHARE } from '@contract/calendar/light'
import type { Light } from '@contract/calendar/light'
import { LightNote } from '@/shared/lights/LightNote'

/** The light of an event, why it is so, and the rule behind it. */
export function EventLightCard({ light }: { light: Light }) {
  const { t, i18n } = useTranslation('asking')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Card tag="section" className="event-light" aria-labelledby="event-light-title">
      <h2 id="event-light-title">{t('light.title')}</h2>
      <p>
        <LightNote light={light} />
      </p>
      <details>
        <summary>{t('light.how')}</summary>
        <p>{t('light.withNeeds')}</p>
        <p>
          {t('light.withoutNeeds', {
            green: percent.format(LIGHT_GREEN_SHARE),
            red: percent.format(LIGHT_RED_SHARE),
          })}
        </p>
        <p>{t('light.afterDeadline')}</p>
      </details>
    </Card>
  )
}
