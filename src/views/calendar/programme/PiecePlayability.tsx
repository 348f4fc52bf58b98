import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventRoster } from '@contract/calendar/replies'
import { readScoring, shortInstrument } from '@contract/calendar/scoring'
import { partName } from '@contract/invitees'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { messages } from '@/i18n/en/instruments'
import { playersOf, shortParts, sungParts, type ShortPart } from './playability'

interface PiecePlayabilityProps {
  instrumentation: string
  roster: EventRoster
  /** The day of the event on which it is played. Absent: on any. */
  day?: number | undefined
}

type Named = keyof typeof messages.names
const isNamed = (instrument: string): instrument is Named => instrument in messages.names

/** Whether those who said yes can play a piece, and where they are too few. */
export function PiecePlayability({ instrumentation, roster, day }: PiecePlayabilityProps) {
  const { t } = useTranslation(['calendar', 'instruments'])
  const players = useMemo(() => playersOf(roster, day), [roster, day])
  const sung = useMemo(() => sungParts(roster), [roster])
  const read = readScoring(instrumentation)
  if ('error' in read) return null
  const short = shortParts(read.parts, players, sung)
  const nameOf = ({ instrument, part, needed, coming: here }: ShortPart) => {
    const voice = isNamed(instrument) ? t(`instruments:names.${instrument}`) : shortInstrument(instrument)
    const name = partName({ instrument: voice, part })
    return t('event.shortPart', { name, coming: here, needed })
  }
  return (
    <span className="piece-playable">
      {short.length === 0 ? (
        <StatusLabel tone="positive" shape="check" label={t('event.playable')} />
      ) : (
        <StatusLabel
          tone="caution"
          shape="triangle"
          label={t('event.short', { parts: short.map(nameOf).join(', ') })}
        />
      )}
    </span>
  )
}
