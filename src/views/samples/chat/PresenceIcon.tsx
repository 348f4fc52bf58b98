import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import type { Contact } from './conversation'

const looks = {
  online: { shape: 'dot', tone: 'positive' },
  away: { shape: 'half', tone: 'caution' },
  busy: { shape: 'dash', tone: 'danger' },
  offline: { shape: 'ring', tone: 'neutral' },
} as const

/** On a face: a shape and a hue; the word is for who cannot see them. */
export function PresenceIcon({ status }: Pick<Contact, 'status'>) {
  const { t } = useTranslation('samplesChat')
  const { shape, tone } = looks[status]
  return (
    <span className={`presence tone-${tone}`}>
      <StatusIcon shape={shape} />
      <span className="visually-hidden">{t(`presences.${status}`)}</span>
    </span>
  )
}
