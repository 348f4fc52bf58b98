import { useTranslation } from 'react-i18next'
import type { Light } from '@contract/replies/light'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { lightStyles } from './lightStyles'
import { useLightText } from './useLightText'

interface LightNoteProps {
  light: Light | undefined
  /** Its answer is on the way: its line is kept, so that nothing jumps. */
  isAwaited?: boolean
}

/** An event's light and its reason; nothing where there is none. */
export function LightNote({ light, isAwaited = false }: LightNoteProps) {
  const { t } = useTranslation('lights')
  const say = useLightText()
  if (!light) return isAwaited && <span className="status light-note">{'\u00a0'}</span>
  const { tone, shape } = lightStyles[light.colour]
  return (
    <span className={`status light-note tone-${tone}`}>
      <StatusIcon shape={shape} />
      <span className="visually-hidden">{`${t(light.colour)}: `}</span>
      {say(light)}
    </span>
  )
}
