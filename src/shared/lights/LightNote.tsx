import { useTranslation } from 'react-i18next'
import type { Light } from '@contract/calendar/light'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { lightStyles } from './lightStyles'
import { useLightText } from './useLightText'

/** An event's light and its reason; nothing where there is none. */
export function LightNote({ light }: { light: Light | undefined }) {
  const { t } = useTranslation('lights')
  const say = useLightText()
  if (!light) return null
  const { tone, shape } = lightStyles[light.colour]
  return (
    <span className={`status light-note tone-${tone}`}>
      <StatusIcon shape={shape} />
      <span className="visually-hidden">{`${t(light.colour)}: `}</span>
      {say(light)}
    </span>
  )
}
