import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Closing } from '@contract/finances'
import { useFormat } from '@/shared/dates/useFormat'

/** Every closing, and who took it back and why. */
export function ClosingHistory({ closings }: { closings: readonly Closing[] }) {
  const { t } = useTranslation('finances')
  const { monthInFull, dateTime } = useFormat()
  if (closings.length === 0) return null
  return (
    <Card tag="section" className="closing-history">
      <h2>{t('months.history')}</h2>
      <ul>
        {closings.map(({ month, closedBy, closedAt, reopenedBy, reopenedAt, reason }) => (
          <li key={`${month}${closedAt}`}>
            {t('months.historyClosed', { month: monthInFull(`${month}-01`), name: closedBy, date: dateTime(closedAt) })}
            {reopenedAt !== undefined && (
              <div className="muted">
                {t('months.historyReopened', { name: reopenedBy, date: dateTime(reopenedAt), reason })}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
