import { useTranslation } from 'react-i18next'
import type { Piece } from '@contract/calendar'
import { lengthOf, secondsInAll } from '@contract/lengths'
import { useFormat } from '@/shared/dates/useFormat'
import { useDuration } from './useDuration'

/** How long a programme takes, how much of that is intermission, and of how many pieces that is not known. */
export function ProgrammeTotal({ lines }: { lines: readonly Piece[] }) {
  const { t } = useTranslation('events')
  const { count } = useFormat()
  const duration = useDuration()
  const { total, intermission, untimed } = sumProgramme(lines)
  if (total === 0) return null
  const parts = [
    intermission > 0 && t('programme.withIntermission', { shown: duration(lengthOf(intermission)) }),
    untimed > 0 && t('programme.untimed', { count: untimed, shown: count(untimed) }),
  ].filter(Boolean)
  return (
    <p className="programme-total tabular">
      {t('programme.total', { shown: duration(lengthOf(total)) })}
      {parts.length > 0 && <span className="muted"> · {parts.join(' · ')}</span>}
    </p>
  )
}

interface ProgrammeSums {
  /** Seconds in all, with intermissions. */
  total: number
  intermission: number
  /** Pieces without a length. */
  untimed: number
}

function sumProgramme(lines: readonly Piece[]): ProgrammeSums {
  const sum = (some: readonly Piece[]) => some.reduce((all, line) => all + (secondsInAll(line) ?? 0), 0)
  const pauses = lines.filter(({ kind }) => kind === 'intermission')
  const untimed = lines.filter(({ kind, minutes }) => kind !== 'intermission' && minutes === undefined).length
  return { total: sum(lines), intermission: sum(pauses), untimed }
}
