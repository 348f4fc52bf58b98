import { useTranslation } from 'react-i18next'
import type { PieceRow } from './pieceRows'
import { useDuration } from './useDuration'

/** How long the pieces take together, as far as their times are given. */
export function ProgrammeTotal({ rows }: { rows: readonly PieceRow[] }) {
  const { t } = useTranslation('eventForm')
  const duration = useDuration()
  const total = rows.reduce((sum, { minutes }) => sum + (/^\d+$/.test(minutes) ? Number(minutes) : 0), 0)
  return (
    <output className="programme-sum tabular">{total > 0 && t('programmeTotal', { shown: duration(total) })}</output>
  )
}
