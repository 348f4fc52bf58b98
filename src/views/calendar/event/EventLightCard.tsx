import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { LIGHT_GREEN_SHARE, LIGHT_RED_SHARE } from '@contract/replies/light'
import type { CalendarEvent } from '@contract/calendar'
import { LightNote } from '@/shared/lights/LightNote'
import { useLights } from '@/shared/lights/useLights'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { addDays } from '@/views/calendar/time/days'
import { firstDayOf, lastDayOf } from '@/views/calendar/time/eventDays'

/** The light of the event, why it is so, and the rule behind it; nothing where there is no light. */
export function EventLightCard({ event }: { event: CalendarEvent }) {
  const { t, i18n } = useTranslation('asking')
  const zone = useGroupZone()
  const events = useMemo(() => [event], [event])
  const light = useLights(events, firstDayOf(event, zone), addDays(lastDayOf(event, zone), 1))[event.id]
  if (!light) return null
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
