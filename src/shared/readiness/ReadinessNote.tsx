import { useTranslation } from 'react-i18next'
import type { Readiness } from '@contract/calendar/readiness'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { readinessStyles } from './readinessStyles'
import { useReadinessText } from './useReadinessText'

/** The readiness of an event with its reason; renders nothing without one. */
export function ReadinessNote({ readiness }: { readiness: Readiness | undefined }) {
  const { t } = useTranslation('readiness')
  const say = useReadinessText()
  if (!readiness) return null
  const { tone, shape } = readinessStyles[readiness.colour]
  return (
    <span className={`status readiness-note tone-${tone}`}>
      <StatusIcon shape={shape} />
      <span className="visually-hidden">{`${t(readiness.colour)}: `}</span>
      {say(readiness)}
    </span>
  )
}
