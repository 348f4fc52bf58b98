import { useTranslation } from 'react-i18next'
import { lengthOf, readLength, secondsInAll } from '@contract/lengths'
import { useDuration } from '@/shared/programme/useDuration'
import type { PieceRow } from './pieceRows'
import './programme.scss'

/** How long the lines take together as they are typed, as far as their times are given. */
export function RowsTotal({ rows }: { rows: readonly PieceRow[] }) {
  const { t } = useTranslation('events')
  const duration = useDuration()
  const total = rows.reduce((sum, { minutes }) => sum + (secondsInAll(readLength(minutes) ?? {}) ?? 0), 0)
  return (
    <output className="programme-sum tabular">
      {total > 0 && t('programme.total', { shown: duration(lengthOf(total)) })}
    </output>
  )
}
